import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    do I keep the receipt
    how long should I keep the form
    when can I throw the form away
    can I bin the receipts after the scan
    need the copy of the form afterwards
    should I keep a copy
    take a photo of the stamped form
    do I need the receipt once it is validated
    keep the boarding pass?
    is the paper still needed after the green screen
    what do I keep after the kiosk
    what papers do I keep at home
    do I need the originals later
    until when do I keep the documents
    do I give the form away or keep it
    is a photo of the form enough later
    which copy is mine
    throw away the receipt
    may I throw out the envelope
    do I need the invoice after the refund
    keep the papers until when
    can I destroy the papers now
    is it safe to discard the slip
    what proof should I keep
    what evidence should I keep of the stamp
    save the receipts or not
    store the documents
    do I have to archive the form
    card slip, keep it?
    will I need the receipt again
    should I take a picture of the screen
    picture of the stamp before posting
    copy before posting the form
    the receipt fades, is that a problem
    thermal paper is fading
    do I need to bring the receipt back to the shop
    where should I keep the forms during the trip
    hold on to the paperwork?
    does the operator need the receipt later
    the money came, can I throw everything away
    can the till slip go in the bin
    am I allowed to throw the slip out now
  `),
}
