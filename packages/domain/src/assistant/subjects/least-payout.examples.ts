import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is there a minimum an operator has to pay
    how much must global blue pay by law
    legal minimum payout in Spain
    least refund an operator may give
    table of refunds in Spain
    spanish refund table
    official table for the refund amounts
    is the share of the operator limited by law
    can the operator keep as much as it wants
    maximum commission of a refund company
    is there a cap on fees
    how much may the operator keep at most
    does the law set the percentage that I get
    is 85 percent a law
    which law says how much they pay me
    does the EU say how much must come back
    regulated refund amounts
    ministerial order on refunds in Spain
    fixed refund by bracket spain
    refund brackets
    what is the lowest payout allowed
    guaranteed minimum share of the VAT
    smallest legal refund for 500 euros in Spain
    what does the spanish order say about operators
    orden HAP 2652
    must planet pay a certain amount
    minimum percentage operators must give
    are operators' fees regulated
    can they pay me only half of the VAT
    is it legal to keep 30 percent
    upper limit for operator fees
    do authorities control how much refund firms pay
    legal share that has to be refunded
    is there a legal tariff for the refund
    what is the floor for refunds in Spain
    how low can a refund be by law
    statutory minimum refund
    law on how much an intermediary pays out
    least amount an intermediary pays
    who decides by law how much the companies keep
    is there a legal minimum share
    must they pay at least half
    can the operator take everything
    cap on fees
    law on commission
    what may the company keep
    how much are they allowed to deduct
    lowest percentage they may pay
    are fees regulated
  `),
}
