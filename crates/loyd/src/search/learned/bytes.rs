//! What the bytes of models and trainings have in common: a checksum at the end.

/// Returns the checksum of bytes: FNV-1a (Fowler, Noll and Vo) over words of eight bytes, of which
/// the last is filled with zeros, and over the length. It finds damage; it is no protection
/// against forgery, and needs none: a wrong model makes longer solutions, which are replayed like
/// all others.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let add = |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x0100_0000_01b3).rotate_left(29);
    let (words, rest) = bytes.as_chunks::<8>();
    let sum = words.iter().fold(0xcbf2_9ce4_8422_2325, |sum, word| {
        add(sum, u64::from_le_bytes(*word))
    });
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    add(add(sum, u64::from_le_bytes(last)), bytes.len() as u64)
}

/// Returns the bytes before their checksum; `None` if it does not match.
pub(super) fn without_checksum(bytes: &[u8]) -> Option<&[u8]> {
    let (body, sum) = bytes.split_last_chunk::<8>()?;
    (checksum(body).to_le_bytes() == *sum).then_some(body)
}
