import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    will customs look at the goods
    do they check the goods really
    does customs inspect everything
    must I unpack everything for the officer
    do I have to show each item
    will they open the package
    may the officer open the gift wrapping
    can I keep the seal on
    does customs open sealed boxes
    do they ever ask to see the goods
    how often do they check
    what do they check at the desk
    what happens during the inspection
    officer asked to see the purchases
    do I need the goods with me when I scan
    can I scan without the goods
    scan only the paper, goods are at the hotel
    is it ok to validate without having the things with me
    goods are still in the hotel, can I stamp now
    is there a fine for scanning without goods
    what is the penalty if goods are missing
    can they punish me for a false scan
    do they compare the goods with the receipt
    will they check serial numbers
    how does customs know it is the right watch
    should goods be easy to reach in the bag
    do I keep the goods on top of the suitcase
    must the suitcase be open
    does anyone ever look in the bag
    random checks at customs
    do kiosks check the goods
    kiosk green, do they still want to see the goods
    can I put the goods away after the scan
    officer wants to open my wrapped present
    wrapped as a present, will they unwrap it
    is the box of a watch opened
    do I need to carry the goods to the counter
    they did not look at anything
    can the officer refuse if I do not show the goods
    show everything or only one thing
    what if they ask for an item I do not have at hand
    nobody looked at the goods, does the stamp count
    customs did not check anything, is the form good
    no one inspected my things
    can I validate just the invoice
    only the invoice is with me, the goods are not ready
    is the invoice alone enough at customs
    the goods are still at the tailor
    goods are being altered and are not with me
  `),
}
