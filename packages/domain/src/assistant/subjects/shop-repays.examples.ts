import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    does the Spanish shop have to refund the VAT itself
    send the DIVA form to the shop instead of Global Blue
    can I skip the operator in Spain
    the store repays the entire IVA directly
    how many days does the Spanish shop have to repay
    shop must pay within 15 days in Spain
    is the seller in Madrid obliged to return all the VAT
    refund straight from the seller in Barcelona
    full IVA from the merchant, without a middleman
    seller in Spain has not repaid me the IVA
    how fast must the Spanish store transfer the money
    can a shop in Spain force me to use an operator
    do I have to use the operator of the shop in Spain
    email the validated DER to the seller
    100 percent of the Spanish VAT from the store
    the boutique in Seville should refund everything, right
    is it true that in Spain you get the full 21% from the shop
    get the whole tax from the shop itself
    must the seller refund all of the tax in Spain
    I want the shop to pay me back not Planet
    without Global Blue, direct from the shop in Spain
    choose between shop and operator in Spain
    shop direct refund Spain
    does the seller pay by bank transfer in Spain
    how long does the Spanish seller take to repay
    shop in Malaga refuses to repay the IVA itself
    fifteen days rule Spain shop
    who pays 100% in Spain
    can I claim the VAT from the retailer in Spain
    claim directly with the Spanish retailer
    spanish law says the shop returns the IVA, correct?
    the shop wont refund directly only through the company, Spain
    avoid commission in Spain by writing to the shop
    have the seller pay the complete IVA
    what is the law on shops paying back IVA
    do Spanish stores refund without commission
    can El Corte Ingles repay me the whole IVA itself
    direct reimbursement by the Spanish vendor
    my friend got all her IVA from the store in Bilbao, how
    how soon must the vendor in Spain reimburse me
    how do I ask the Spanish shop for the whole VAT
    Can I ask the shop to repay me instead of the operator in Spain?
    must every shop in Spain pay back all the IVA
    are Spanish shops obliged to refund 100%
    does each store in Spain have to refund the whole tax
    full IVA from any Spanish shop
    do the shops in Spain give back 100 percent
    100 percent of the IVA from each shop
    are all stores in Spain forced to repay 100 percent of the VAT
    has the store to return 100% of the tax in Spain
    is a spanish shop required to refund the full tax
    how fast does a Spanish store pay after getting my form
    store in Madrid refunds me itself, how many days
    how soon must the shop in Spain transfer the money
    I sent my DIVA form to the shop, when do they pay
    refund directly from the store in Barcelona
    zara spain pays the IVA itself?
    can I choose the shop instead of Global Blue
    full 21 percent from the store
    shop offers to pay me back itself, is that normal
    the shop says it refunds without any company
    the boutique will wire me the tax
    seller pays me directly, how much is it then
    shop wants to return the IVA by transfer
    no operator, the store does it alone
    is it allowed that the seller returns the whole tax
    the merchant says send us the stamped form and we pay
    do I get everything when the shop pays me itself
    owner told me she would refund me personally after the stamp
    direct from merchant means no commission?
    small store does its own refund
    shop pays itself, when do I see the money
  `),
}
