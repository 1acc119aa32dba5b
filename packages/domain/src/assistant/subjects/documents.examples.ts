import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    which documents do I need
    do I need my passport in the shop
    is a copy of my passport enough
    what papers are required
    need my boarding pass?
    can I show a photo of my passport
    which ID do they accept
    driver's license instead of passport
    what must I show at the kiosk
    documents for tax free
    do I have to bring the receipt
    checklist for the airport
    what should I carry
    passport required?
    do they need the original passport
    what do I show the customs officer
    proof that I live abroad
    do I need a visa for the refund
    what to bring
    is the passport copy on my phone ok
    do I need to show my purchases
    will they inspect the goods
    will customs look at what I bought
    do I need proof of departure
    ticket or boarding card
    what ID does the store want
    passport at the till
    digital passport
    residence proof which paper
    must I bring the form and the receipt
    papers to have ready
    should I print something
    are digital receipts okay
    printed ticket necessary?
    what do I take with me
    is national ID card enough
    do I need to have all items with me
    required for validation
    what documents for detaxe
    do I have to show every item
    forgot my passport at the hotel when shopping
    What documents do I need?
    Which papers do I need at customs?
    What do I have to show at customs?
    What should I bring to the airport?
    What should I take to the shop?
    Do I need my passport?
    Do I need my passport when I shop?
    Is a passport copy enough?
    is a photo of my passport enough
    Do I need the boarding pass?
    Do I need the receipts?
    Do I have to show the goods?
    Do they want to see the goods?
    Do I need to have the goods with me?
    will customs check the goods
    must I show everything
    do I need proof of address
    how do I prove where I live
    proof of residence
    which ID
    can I use my ID card
    do I have to print the form
    printed or digital
    documents
    checklist
    what papers
    passport needed?
    original passport
    I forgot my passport in the hotel
    what do I need at the counter
    what should be in my hands at customs
    original passport or a photo
    is my ID enough
    papers for the officer
    do I still need customs if the shop scanned my passport
    proof of my address outside Europe
    which proof of residence
    can I show only papers without the goods
    do the goods have to be with me
    QR on my phone or printed
    do I have to print the DIVA form
    show the form on the phone
    ID card instead of passport
    is a driving licence ok for the stamp
    photo of the passport enough?
    passport copy on my phone
    do they want to see the bag itself
    which papers go with me to the officer
    is the receipt needed besides the form
    must I print the form
    can I show the form on my phone
    digital copy of the form
    do they look at the receipt
    need proof that I live abroad
    what proof of address
    new passport since the purchase
    passport expired, renewed one has another number
    passport stolen, have an emergency passport
    checklist for customs
    what should be in my hand at the desk
    do customs want to see tags
    refugee travel document
    I travel with a travel document not a passport
    laissez-passer instead of passport
    do I keep the receipts
    DIVA code on the phone ok in Paris
    is the code on my phone enough at the kiosk
    QR on my phone or paper, which in Spain
    must the QR code be printed
    is printing needed or is the phone enough
    is it normal that the shop asks for my passport
    why do they want my passport in the shop
  `),
}
