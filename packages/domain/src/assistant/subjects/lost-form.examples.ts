import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    the ink on my form has run
    the form is illegible after it got wet
    the barcode on the form is torn
    coffee spilled over the form
    I left the form in my trousers and did the laundry
    my form can no longer be read
    the paper is crumpled and unreadable
    my child scribbled all over the form
    rain ruined the tax free papers
    my form was stolen with my bag
    lost the receipt
    I can't find my tax free papers
    threw away the form
    lost the validated form
    can I get a copy of the form
    form damaged by water
    receipt lost but form ok
    misplaced my detaxe form
    left the form in the hotel
    duplicate of the tax free form
    my envelope with the forms got lost
    form is torn
    I lost the stamped form, is the refund gone
    the form disappeared
    can the shop reprint the form
    lost paperwork
    my kid tore the form up
    receipt faded
    cant find the receipt anymore
    I lost my invoice
    form lost in the mail
    operator says they never received my form
    the letter with the form never arrived
    my wallet with receipts was stolen
    do I need the receipt if I lost it
    bordereau de détaxe lost
    left my papers at the boutique
    lost one of the two forms
    can I print the form again
    replacement form
    the paper got wet
    only have a photo of the form
    have a picture of the form but lost the original
    lost all documents
    the tax refund slip is gone
    accidentally binned the tax free slip
    forgot my form at home and I am at the airport
    the shop kept my form
    form number unknown
    I lost my passport
    missing page of the form
    lost form italy
    tax form misplaced after customs stamped it
    I lost the form, what now?
    What can I do if I lost my tax free form?
    My form is gone
    I can't find my form
    my tax free form was stolen
    somebody stole my bag with the forms
    I lost my receipt
    I lost the receipt but have the form
    I don't have the receipt anymore
    the form got wet
    the form is damaged
    form torn
    lost my papers
    I threw the form away by mistake
    I left the form at the hotel
    I forgot the form in the hotel
    I forgot my form at home
    form left in the taxi
    can the shop give me a new form
    can I get a new form
    can I get a duplicate
    copy of a lost form
    is a photo of the form enough
    I only have a picture of the form
    is a copy of the form ok
    the post lost my form
    the operator never got my form
    my envelope was lost
    lost after the stamp
    lost validated form
    lost the stamped papers
    the receipt is unreadable
    I no longer have the documents
    I lost my tax free paper, am still here for some days
    lost the form in town and still in Paris
    the tax paper got lost somewhere
    form got lost
    left my form in the hotel
    threw the papers away
    lost the invoice but have the form
    bag with forms stolen
    form went through the washing machine
    I can't find the papers any more
    papers left in the hotel
    left the form in the taxi
    dog ate the form
    form got wet
    form torn in two
    form is unreadable
    second copy of the form
    reprint the tax free form
    shop could print it again?
    envelope lost after stamping
    stamped form got lost in the mail
    form is in my checked bag
    threw the paper away by mistake
    the QR code form was deleted
    bag with the goods was stolen, form is here
    lost after customs validated it
    stamped and then lost
  `),
}
