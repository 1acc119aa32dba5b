import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    do I need an entry stamp in my passport
    no stamp in my passport because I used the e-gates
    EES no more stamps, is that a problem
    do I need a visa or an entry stamp
    I have no entry stamp
    there is no stamp in my passport
    the border police didn't stamp my passport
    entry stamp
    EES and tax free
    must there be a stamp from the border in the passport
    nobody stamped my passport when I landed
    passport was not stamped at the airport on arrival
    immigration did not stamp us
    they no longer stamp passports, how do I prove the date
    the shop wants to see my entry stamp
    store asked for the arrival stamp
    shop refuses because my passport has no stamp
    what is the Entry/Exit System
    what does EES change for refunds
    new border system with fingerprints and tax free
    biometric border and VAT refund
    we entered through an automatic gate, no stamp
    smart gate instead of a stamp
    does the refund need proof of when I came in
    how do they know the day I arrived
    how do I show my date of entry
    proof of arrival date in the EU
    do I have to prove when I entered the EU
    is the stamp in the passport still required in 2026
    is an immigration stamp required
    do I get a stamp when I enter Europe
    came by train from London, no stamp in my passport
    came from Switzerland by car without any passport stamp
    entered via another Schengen country
    passport control did not stamp it, can I still claim
    unstamped passport
    is the passport stamp important for the form
    does customs look for the entry stamp
    where do I ask for a passport stamp on entry
    missing immigration stamp
    my old passport has the entry stamp
    do Americans still get passport stamps
    digital entry record instead of stamp
    without a border stamp can I get tax free
    do they stamp my passport
    no stamp in my passport
    EES registered me without a stamp
    passport was not stamped on entry
    customs asks for the entry stamp
    electronic border, no stamps any more
    does the missing entry stamp matter
    new border system
    fingerprints at the border and the tax refund
    e-gate gave no stamp
  `),
}
