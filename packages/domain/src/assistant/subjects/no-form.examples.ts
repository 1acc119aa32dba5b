import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    forgot to ask for the tax free form
    no tax free form, just the invoice
    shop says they don't do tax free
    can I get the form later
    I didn't ask for the form in the store
    the store does not do tax refund
    is the shop obliged to give me the form
    cashier said no
    can I claim with a receipt only
    do I need a form
    do all shops do tax free
    bought something without tax free form
    can I still get the refund without a form
    boutique refused
    can I go back to the shop to ask for the form
    how do I get the tax free form after the purchase
    I only have my credit card slip
    shop doesn't participate
    how do I know if a shop does tax free
    must every store offer tax free
    they would not print the form because I had no passport
    I had no passport with me in the store
    didn't get any papers
    is the normal receipt enough
    seller said it's not possible
    the manager said they don't offer detaxe
    can customs give me the form
    where do I get a tax free form
    no form was given
    the store forgot to give me the form
    does a market stall give a form
    shop wont write the form
    tax free form not issued
    is it voluntary for shops
    which shops take part
    do small shops offer tax free
    can I get tax back with just the bill
    my receipt has no tax free barcode
    I paid and left, the next day I asked for the form and they said too late
    can the form be made out the next day
    is there a sign for tax free shops
    the shop charges for the form
    can the shop issue the form by email
    invoice instead of the form
    The shop didn't give me a form
    The shop won't give me a form
    The store refuses tax free
    I have no tax free form
    I didn't get a tax free form
    I forgot to ask for the form
    I only have a receipt
    Is a receipt enough?
    Can I get the refund with only the receipt?
    can I get a refund without form
    Do all shops offer tax free?
    Does every shop do tax free?
    is a shop allowed to refuse
    must the shop give me a form
    are stores obliged to do tax free
    Can I get the form afterwards?
    can I go back for the form
    can I get the form at the airport
    the shop does not participate
    shop doesn't do detaxe
    I had no passport with me when I paid
    they wanted my passport and I didn't have it
    how do I recognize tax free shops
    do I need the form at all
    the seller forgot the form
    they gave me no paper
    invoice only
    is my invoice enough
    bill without form
    do I need to ask for the form
    does the till print the form
    what if I don't ask for a form
    can the form be issued later
    can I make the shop do tax free
    is a store forced to offer it
    can I insist on the form
    does the law oblige the boutique to do tax free
    the shop says it does not do tax free, what are my rights
    can I complain when the store refuses
    may a boutique say no to tax free
    shop has no tax free, must they
    shop in Milan refuses to do tax free, is that legal
    store will not do it, can they do that
    boutique in Nice says they have no tax free at all
    they only gave me a normal invoice
    shop does not do tax free
    cashier forgot the form
    paid without asking for tax free
    can I ask for the form later
    they refuse to issue it
    normal receipt only
    shop only gave me an ordinary receipt
    all I have is the till slip
    clerk forgot the form
    seller said no tax free here
    they don't do tax free
    shop refuses to do the paperwork
    can the shop write it later
    get the form afterwards
    can they email me the form after I left
    store would not issue it without passport
    I had no passport with me in the shop
    forgot my passport at the hotel when I bought it
    didn't ask for the form, can I go back
    bought yesterday without form
    only a card receipt
    an invoice but no tax free form
    market stall, no form
    is a normal invoice good enough
    tax free form refused because of sale price
    small shop without Global Blue
    does every shop have to give me one
    are shops obliged to offer tax free
    shop is not part of the scheme
    how do I recognize shops that do it
  `),
}
