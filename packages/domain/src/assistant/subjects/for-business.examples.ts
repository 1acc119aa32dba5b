import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    I buy for my company
    invoice on the name of my company
    company invoice tax free
    business purchase refund
    can a company claim the VAT
    I am a business traveler buying goods for the office
    goods for resale
    I want to resell the bags in China
    buying stock for my shop at home
    I am a daigou
    buying for customers
    ten identical bags to sell
    can I buy 20 phones and claim
    bulk purchase for trade
    wholesale purchase
    commercial quantities
    for trade not for private use
    is it only for personal use
    does it have to be for personal use
    my firm paid with its card
    paid by the company credit card with a company invoice
    business expenses VAT back
    trade fair visitor VAT on goods
    VAT refund for foreign businesses
    13th directive refund
    I am self employed, can I use the tourist refund
    samples for my business
    equipment for my studio
    machine parts for our factory
    laptops for my employees
    office furniture for my firm abroad
    resale of luxury watches
    importer buying goods
    exporting goods as a company
    the invoice shows my company instead of me
    tax free form in the name of an LLC
    can a corporation be the buyer
    we are a shop and buy in Italy
    merchandise to sell online at home
    restaurant owner buying wine for the restaurant
    our ltd buys a camera, can the ltd get tax free
    can a company claim VAT
    business VAT refund 13th directive
    can I claim VAT for my company
    Can my company get the VAT back?
    business trip VAT
    VAT refund for companies
    goods for my business
    I buy for resale
    can a business claim for goods
    I want to buy 20 bags to sell
    15 of the same article
    50 phones to sell
    for my shop in Lagos
    company card and company name
    resale
    for my company
    invoice on the firm
    I buy for my shop
    bulk purchase
    ten bags to sell
    business purchase
    company credit card
    samples for work
    I have a VAT number
    professional equipment
    office laptops
    merchandise for my boutique
    is b2b possible
    reseller from Korea
    daigou
    how many of the same item may I buy
    is there a limit on pieces of one article
    twenty identical scarves
    can I buy five of the same watch
    quantity limit for tourists
  `),
}
