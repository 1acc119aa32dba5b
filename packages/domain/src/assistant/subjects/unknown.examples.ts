import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is there a maximum amount
    do they speak English at customs
    how many shops offer tax free in Paris
    what is the name of the customs chief
    how much money is refunded each year
    do I have to pay income tax on the refund
    can I claim back VAT from ten years ago
    can I bribe the officer
    what does a customs officer earn
    can I get a fine for lying about my residence
    which day has the shortest queue
    is the customs officer friendly
    does Global Blue hire
    stock price of Global Blue
    can I sue the shop
    upper limit of refund
    maximum refund per person
    limit on how much I can claim
    is there a cap
    who invented tax free shopping
    what percentage of tourists claim
    VAT number of Louis Vuitton
    will the refund be paid to my lawyer
    does my travel insurance cover it
    can I deduct it from my taxes
    do I get the refund if the shop goes bankrupt
    what languages do they speak at the desk
    what if I return the goods to the shop
    I returned one item, what about the form
    exchange an item after the form was made
    can I return the product after getting refund
    is customs allowed to search me
    how many desks are there in Europe
    is the refund different on sundays
    wheelchair access at the desk
    are there discounts with tax free
    can I get tax refund and a coupon
    does paying cash at the shop matter
    is it illegal to keep the goods in Europe
    Do the customs officers speak Chinese?
    Do they speak English at the desk?
    What's the tax number of Galeries Lafayette?
    What is the shop's VAT number?
    How many tourists claim each year?
    how many people use tax free
    Is the refund taxable income?
    Do I pay tax on the refund?
    Is there a maximum refund?
    What's the maximum I can get back?
    is the refund capped
    Can I return the item after the refund?
    I returned the shoes, what now
    can I exchange the item after I got the form
    who is the head of customs
    Can I sue the store?
    is there a lawyer
    penalty for cheating
    Can customs confiscate my bag
    can I get a discount
    does it help to pay cash
    do I get the refund if I pay with a gift card
    what is the refund on top of a sale
    is tax free allowed with discount
    does the state lose money
    Is the refund taxable in Canada?
    do I pay tax in Australia on the VAT refund
    Does the IRS tax the refund
    must I report the refund to the US tax office
    how many Americans shop in Paris
    how many shops in Italy take part
    Could you fill in my form?
    will you do the form for me
    can you write the form instead of the shop
    please complete my tax form
    can you submit my form
    can you call customs for me
    call the shop for me
    the shop closed down, do I still get the refund
    what if the shop no longer exists
    what if Global Blue goes bankrupt
    where is gate B22
    which gate
    the max refund
    max refund per trip
    what is the maximum refund?
    highest possible refund
    is there an upper limit to the refund
    how do I register my company for VAT
    VAT registration for my business
    check a VAT number
    do I need a VAT number
    is there an upper limit
    largest refund possible
    which operator is the best
    how many people claim each year
    average refund
    who invented tax free
    which cashier is nicest
    is the queue shorter on Tuesdays
    interest on late refunds
    how many kiosks are there in Europe
    tax treaty
    is the refund taxable
    do they keep my fingerprints
    which shops have a sale now
    is it cheaper than at home
    price of a Birkin in Paris
    stock of a bag
    warranty abroad
    VAT number of the shop
    tax id of Zara
    company number of the boutique
    what is the registration number of the seller
    fiscal code of the store
    how many tourists got the tax back last year
    how many people use the kiosks
    statistics on refunds
    number of claims in France
    the officer was unfriendly
    where can I complain about customs
    the shop charged me too much
    complaint about a rude cashier
    can I skip the line
    priority queue for pregnant women
    do families with babies go first
    tax code of a boutique in Rome
    tax identification of the store
    what is the VAT ID of Chanel
  `),
}
