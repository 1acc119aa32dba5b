import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    tax deducted at the till
    can the shop take the tax off right away
    can I buy without paying VAT directly in the shop
    immediate deduction in the shop
    can I pay the price without tax
    why do I have to pay the VAT first
    do I pay the full price in the shop
    do I pay the price with the tax first
    can they deduct the VAT when I pay
    can the cashier remove the tax from the price
    can the seller sell it to me without VAT
    will the boutique sell at the net price
    may I pay the net price in the store
    net price for tourists in the shop
    price minus tax right away
    is the tax taken off at the register
    is VAT subtracted when I pay
    do shops sell VAT free to foreigners
    do stores discount the tax on the spot
    can I show my passport and pay less
    show passport and not pay VAT
    buy VAT exempt as a tourist
    tax exempt purchase with a foreign passport
    direct relief at the point of sale
    direct export exemption in the boutique
    does the shop charge VAT to non EU customers
    zero rated sale to a tourist
    is there a way not to pay the VAT at all
    avoid paying VAT upfront
    not pay tax upfront in Italy
    skip paying the tax in Germany and no refund needed
    can I get the price without VAT in Italy
    sold without IVA in the shop
    pay without IVA
    pay without MwSt in Germany
    shop offered me the price without TVA
    the jeweler will take the VAT off directly
    dealer says he sells without VAT if I export
    like in Japan where the shop takes tax off immediately
    in Japan the tax comes off at the counter, here too?
    instant tax free price at payment
    is the refund deducted from the bill
    do they reduce the bill by the VAT
    must I pay VAT and wait for it
    can they take the tax off right away
    pay without tax in the shop
    instant discount instead of refund
    sell to me net
    tax free at the till directly
    Ausfuhrlieferung without VAT
    why do I pay it at all
    shop deducts it immediately
    pay net price
    tax deducted on the spot
  `),
}
