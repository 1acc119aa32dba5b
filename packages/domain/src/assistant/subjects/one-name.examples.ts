import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    can two names stand on the form
    can my sister and I put our shopping on the same form
    one form for the whole family
    we are four friends, one tax free form for all
    two passports on a single form
    can a couple share one tax free form
    husband and wife on the same invoice
    joint form for a family
    split the purchase over two passports
    both of us paid, one form?
    can we pool our purchases to reach the minimum
    friends pooling purchases in one shop
    three people buy together to get over the limit
    can we combine what my wife and I bought
    can I add my friend's purchase to mine
    my mother's shoes and my bag on one form
    does each person need an own form
    separate forms for each family member
    is one form per person needed
    one form per passport?
    can several persons be named on the form
    group purchase on one form
    we shop together, whose passport is used
    buy together to reach 100 euros
    purchases of two people on one receipt
    receipt with things for the whole group
    shared receipt, two owners
    do family members get their own forms
    can kids' purchases go on the parents' form
    both names on the form please
    two buyers one receipt
    pooling with friends
    can me and my cousin reach the minimum together
    one bill for two travellers
    can a second person be added to my form
    form in both our names
    does a family claim together
    how do we claim as a group of five
    as a couple do we claim together or apart
    one tax form, many travellers
    split the bill on two receipts, does each of us get it
    half on the receipt of my wife and half on mine
    put everything of us friends on one form to reach the minimum
    all our things on one form to get over 100
    can a group share a form to reach the limit
    divide the purchase between my husband and me on two forms
    we split the price on two tickets, my wife and I
    my wife and I on one form
    couple shares a bill
    split the bill with my friend
    whose name
    form for two people
    both names on the form
    two friends one form
    my wife and I, one form or two
    couple shopping together
    group of friends sharing a bill
    paid with my card, form in her name
    card holder differs from the form
    his card my passport
    split between two passports
    my friend pays, I get the form
  `),
}
