/**
 * How reliable a record is: `law` is the text of a law or decree, `official` an authority's statement, `operator` a
 * refund operator's statement about its own practice, `reported` anybody else's.
 */
export type Confidence = 'law' | 'official' | 'operator' | 'reported'

/**
 * The source of a statement. `url` is an https URL. `kind` is `official` if the publisher is the authority itself;
 * everything else is `secondary`, even a reprint of an official text, and pages say so.
 */
export type RuleSource = { name: string; url: string; kind: 'official' | 'secondary' }
