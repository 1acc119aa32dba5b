import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    How do I claim a VAT refund?
    what is detaxe
    What is a VAT refund
    how does the tax refund thing work, we are visiting Paris and Rome next month
    step by step please
    how to get tax back as a tourist
    What's the process for getting the tax back
    walk me through the procedure
    How can I get my VAT back in Italy
    first time in Europe, how do i do tax free
    tax free explained
    what do i have to do to get the refund
    how to apply for tax refund in Germany
    Can you explain how the whole thing works from shop to airport
    Where do I start with tax free shopping?
    I have never claimed before. What happens at the store and then at the airport?
    how do you reclaim vat as a visitor
    how it works
    guide me through tax free in France
    what is tax free shopping anyway
    whats a tax free form and what do i do with it
    procedure for refund spain
    tell me about the vat refund process
    how do tourists get their tax refund
    What are the steps to claim a refund from a boutique in Milan?
    hi, we're a family from Texas visiting Europe, how do we get our sales tax back?
    What do I do in the shop to get tax free?
    what do I say to the cashier to get tax free
    how do I ask for the tax free form
    I bought a bag yesterday and they gave me a form. What now?
    they gave me a paper in the shop, what do I do next
    got the tax free form, now what
    How do I get the tax back on my purchase after I leave the store
    instructions for vat refund
    basics of tax free please
    how does one go about getting the VAT back when visiting from overseas
    in simple words how does the refund work
    can u explain vat refund for dummies
    How do I make a claim
    how do refunds work in france
    what should I do at the airport with my tax free forms
    Do I need to do anything at the shop to get the VAT refund later
    how do I process my tax free form
    what's the way to recover the sales tax paid in Europe
    How to do tax free in Barcelona
    How does the whole refund thing work?
    How can a tourist get the VAT back?
    Do I get the tax back as a tourist?
    can tourists get tax back in Europe
    can I get VAT back
    is it possible to get a tax refund on shopping
    how to get tax refund in Spain
    What do I need to do to get my VAT refunded in Germany?
    Please explain tax free shopping to me
    I don't understand tax free, can you explain
    what happens after I get the form in the shop
    tax refund procedure at the airport
    Rome vat refund how to
    how do i get the vat back in france
    So I bought things and have the tax free forms. What are the next steps?
    what are the steps at the airport
    How do I go about tax refund when leaving from Spain
    explain DIVA procedure from shop to refund
    What is the right order: shop, customs, refund?
    in which order do I do things
    how to use tax free
    how do I make use of tax free shopping in Paris
    what do I have to do in the store and what at the airport
    is tax free complicated?
    tax refund for dummies
    Guide to VAT refund
    quick guide please
    how does detaxe function
    what's detaxe all about
    How does one claim sales tax in Italy as an American
    What does the process look like?
    I want to claim my taxes, how
    Where and how do I claim my refund?
    how do i receive my tax back
    how does VAT refunding work in practice
    what's next after shopping
    what to do with tax free form
    what is the tax free form for
    how do I start
    getting VAT back step by step
    first time, what do I do
    walk me through it
    tax free in Germany how
    what now after shopping
    what must I do with this paper
    paper with a QR from the shop
    from shop to money
    what is a bordereau
    what is the BVE
    what is a DER form
    what does DER mean
    what is an Ausfuhrschein
    I got a tax free form, what is it for
    how do I do this
    total beginner here
    guide me through
    what is the procedure
    what happens after the shop
    step 1?
    what do I do at the store
    what do I do after I bought it
    what to say at the till
    what should I ask in the shop
    how does the whole thing go
    in short how does it work
    the process please
    simple explanation
    explain like I am five
    how do I get my tax back
    how do I claim
    what is a tax free form
    what is vat refund
  `),
}
