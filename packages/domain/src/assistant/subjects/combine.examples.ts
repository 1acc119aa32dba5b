import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    do purchases on different days count together
    may I pool purchases with my friend
    can we put everything on one form
    add up receipts
    same shop two days
    different stores in a mall together
    several small purchases in one store
    two purchases of 60 each at the same shop
    can I sum multiple invoices to reach the minimum
    can my wife and I combine our shopping
    does a department store count as one shop
    Galeries Lafayette different counters one form?
    I bought at two branches of Zara
    group receipts
    split bill
    one receipt or several
    do they add up all receipts of the day
    combine purchases to reach 100 euros
    collect receipts from several days
    join receipts
    do the receipts have to be from the same day
    can family members put purchases together
    can I merge bills
    50 euro on monday and 60 on tuesday in the same shop
    three purchases below the minimum
    total of several stores at an outlet village
    receipts from la roca village shops combined
    do separate receipts from one shop count as one
    adding receipts germany
    can you cumulate invoices in Italy
    does each receipt have to be above the minimum
    one form for many shops
    can I use multiple receipts on one tax free form
    do i need one form per shop
    we shopped in H&M twice today
    can both of us together reach the minimum
    same brand other store
    Two shops of the same chain in one city
    is the limit per shop or for the whole trip
    purchases from different boutiques
    can I put together what I bought over three days
    my 4 bills are each under 50 euro
    combining german receipts of one day
    consolidated invoice
    Can I add up several receipts?
    Can I put several receipts together?
    Can I combine two receipts to reach the minimum?
    I have two receipts from the same shop, can I join them?
    Do receipts from different shops count together?
    Do different stores add up?
    Can we combine our purchases as a couple?
    Does everything bought in one mall count together?
    Can I collect purchases over several days?
    Do purchases from two days in the same shop count?
    If I buy twice in the same shop, is it added?
    can I combine 60 and 50 euros at one store in Paris
    I bought for 30 and 40 euros in a shop in Germany
    two receipts of 60 euros each in Rome
    are receipts added up in germany
    joining receipts
    can multiple invoices be put on one form
    multiple receipts one form
    one form for several shops
    can I make one form for everything
    does a group count together
    we are two, can we add our bills
    can I sum up purchases of a whole week
    is each receipt counted alone
    does each purchase have to reach the minimum
    several purchases
    sum of receipts
    total of several bills
    do branches of one chain count as one shop
    Sephora and Zara in one mall
    three-day rule in France
    french three days rule
    same brand in two cities
    is it possible to group receipts
    can I group my receipts from Galeries Lafayette
    my purchases are each too small but together enough
    how many days can I add up purchases in France
    within how many days do purchases count together
    over how many days may receipts be joined
    how long can I collect receipts in one shop
    one receipt from Gucci and one from Prada, one form possible?
    two brands two receipts one form
    sixty euros on Tuesday and fifty on Friday in one store
    two visits to the same shop in one week
    how does the three days rule work
    purchases on three days in a row
    does France count several days together
    60 on Monday and 50 on Thursday in the same shop
    receipts of two days in one shop
    same shop, one purchase Tuesday and one Friday
    same boutique on different days
    can purchases of two days be added
    three shops one form
    mall receipts on one form
    yesterday and today in the same shop
    same brand other shop
    sum of several small receipts
    invoices of 30 and 40 together
    bought at the same brand in two cities, can these be joined
    can two shops of one chain be joined
    same chain in Lyon and Nice, one form?
    join purchases of two branches
    monday 70 in this Zara, tuesday 60 in the same Zara
    60 today and 55 tomorrow, same shop
    yesterday I paid 80, today 40, same boutique
    bought on two days at one store
    do purchases of different days count as one
    same shop but two days apart
    second visit to the same store, does it add to the first
    same brand other branch, add up?
    two branches of the same chain in one town
    does Saturday's receipt add to Sunday's
    can the cashier merge yesterday's receipt with todays
    two separate receipts from the one shop
    three little tickets, one shop, one afternoon
    several small slips from one pharmacy
    receipts from two stores, one total
    food hall and fashion floor of the same department store, one form?
    different departments in one department store
    do I need everything on one ticket
    is it per receipt or per shop
    is it per day or per trip
    per store or all shopping together
    whole holiday shopping in one sum?
    do all the receipts of my trip count together
    each purchase was under the limit but together over it
    none alone reaches it, all together do
    lots of small purchases
    I always buy little things, does it sum up
    paid in two parts at the same till
    went back an hour later and bought more
    can they put yesterday's shirt on todays form
    pool two bills
    joint receipt for several purchases
    mall with many shops, one form for all?
    do shops in one mall count together
    three days rule in France
    consecutive days same brand
  `),
}
