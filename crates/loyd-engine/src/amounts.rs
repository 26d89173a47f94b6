//! Times, counts and sizes as people write them: `10s`, `500k`, `64MB`.

use std::time::Duration;

/// Reads `10s`, `500ms`, `2m`, `1h30m`, or a number of seconds.
pub fn duration(text: &str) -> Result<Duration, String> {
    let unreadable = || {
        "write a number of seconds, or numbers with h, m, s or ms, for instance 10s or 1h30m"
            .to_owned()
    };
    let mut total = Duration::ZERO;
    let mut rest = text.trim();
    if rest.is_empty() {
        return Err(unreadable());
    }
    while !rest.is_empty() {
        let digits = rest
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(rest.len());
        let (number, tail) = rest.split_at(digits);
        let letters = tail
            .find(|c: char| !c.is_ascii_alphabetic())
            .unwrap_or(tail.len());
        let (unit, tail) = tail.split_at(letters);
        let seconds = match unit {
            "" if number.len() == text.trim().len() => 1.0,
            "ms" => 0.001,
            "s" => 1.0,
            "m" | "min" => 60.0,
            "h" => 3600.0,
            _ => return Err(unreadable()),
        };
        let number: f64 = number.parse().map_err(|_| unreadable())?;
        total = Duration::try_from_secs_f64(number * seconds)
            .ok()
            .and_then(|part| total.checked_add(part))
            .ok_or("that is longer than a clock can count")?;
        rest = tail.trim_start();
    }
    Ok(total)
}

/// Reads digits with optional `_` or `,` between them and optional k, M or G at the end.
pub fn count(text: &str) -> Result<u64, String> {
    let text = text.trim();
    let (number, factor) = match text.chars().last() {
        Some('k' | 'K') => (&text[..text.len() - 1], 1_000),
        Some('m' | 'M') => (&text[..text.len() - 1], 1_000_000),
        Some('g' | 'G') => (&text[..text.len() - 1], 1_000_000_000),
        _ => (text, 1),
    };
    let digits: String = number.chars().filter(|c| !matches!(c, '_' | ',')).collect();
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err("write digits, with k, M or G after them if you like: 500k, 2M".to_owned());
    }
    digits
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(factor))
        .ok_or_else(|| format!("that is more than {}", u64::MAX))
}

/// Reads a number of bytes: `64MB`, `500k`, `0`.
pub fn bytes(text: &str) -> Result<u64, String> {
    let text = text.trim();
    let number = text.strip_suffix(['b', 'B']).unwrap_or(text);
    count(number).map_err(|_| "write a number of bytes, for instance 64MB, 500kB or 0".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!(bytes("64MB"), Ok(64_000_000));
        assert_eq!(bytes("500k"), Ok(500_000));
        assert_eq!(bytes("0"), Ok(0));
        for bad in ["", "MB", "-1", "1.5GB", "64 MiB"] {
            assert!(bytes(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn durations() {
        let millis = |text| duration(text).map(|d| d.as_millis());
        assert_eq!(millis("10s"), Ok(10_000));
        assert_eq!(millis("500ms"), Ok(500));
        assert_eq!(millis("2m"), Ok(120_000));
        assert_eq!(millis("1h30m"), Ok(5_400_000));
        assert_eq!(millis("1h 30m"), Ok(5_400_000));
        assert_eq!(millis("2"), Ok(2_000));
        assert_eq!(millis("0.25"), Ok(250));
        for bad in [
            "", "s", "10x", "1h30", "-1", "1e9", ".", "1.2.3s", "10 s", "é",
        ] {
            assert!(duration(bad).is_err(), "{bad:?}");
        }
        assert!(duration(&"9".repeat(400)).is_err());
        assert!(duration("99999999999999999999h").is_err());
    }

    #[test]
    fn counts() {
        assert_eq!(count("1_000,000"), Ok(1_000_000));
        assert_eq!(count("500k"), Ok(500_000));
        assert_eq!(count("2M"), Ok(2_000_000));
        assert_eq!(count("3G"), Ok(3_000_000_000));
        for bad in [
            "",
            "k",
            "-1",
            "1.5M",
            "99999999999999999999",
            "99999999999999G",
            "é",
        ] {
            assert!(count(bad).is_err(), "{bad:?}");
        }
    }
}
