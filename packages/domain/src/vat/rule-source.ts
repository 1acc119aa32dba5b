/**
 * How much a record carries: `law` is the text of a law or of a decree, `official` what an authority says of it,
 * `operator` what a refund operator says of its own practice, `reported` what somebody else has written.
 */
export type Confidence = 'law' | 'official' | 'operator' | 'reported'

/**
 * Where a statement was read. `url` is an https address, `kind` is `official` where the publisher is the authority
 * itself; anything else is `secondary`, also where it reprints an official text, and pages say so.
 */
export type RuleSource = { name: string; url: string; kind: 'official' | 'secondary' }
