//! The words of a command line that is given as one text. No shell reads it: quotes keep words
//! together, and nothing else is special.

/// Splits a text into words at white space. A part in single or double quotes is taken as it is.
pub(super) fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            Some(_) | None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if let Some(open) = quote {
        return Err(format!("the quote {open} is never closed"));
    }
    if words.is_empty() {
        return Err("there is no program to run".to_owned());
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn quotes_keep_words_together() {
        let split = |text: &str| words(text).unwrap();
        assert_eq!(split("python3 mine.py"), ["python3", "mine.py"]);
        assert_eq!(split("  a\t'b  c' \"d'e\"f "), ["a", "b  c", "d'ef"]);
        assert_eq!(split("a '' $HOME *"), ["a", "", "$HOME", "*"]);
        assert!(words("a 'b").is_err());
        assert!(words(" ").is_err());
    }
}
