import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    difference between duty free and tax free
    what's the difference between tax free and duty free
    is duty free the same as tax free
    what is duty free
    is duty free tax free
    duty free or tax free
    what does duty free mean
    do airport duty free purchases count
    are duty free shops tax free
    what about duty free at the airport
    is stuff from the duty free shop refundable
    duty free shops at the airport
    should I buy at the airport duty free or in the city
    can I get the VAT back on duty free goods
    I bought perfume in the duty free shop, can I claim
    duty-free shop at CDG
    is it cheaper in duty free
    shopping at the airport without tax
    do airport shops count
    are airport shops without VAT
    can I shop duty free when I fly within Europe
    duty free on a flight to another EU country
    duty free when flying to London
    who can buy duty free
    do I need a form in the duty free shop
    tax free versus duty free
    duty free vs tax refund
    duty free explained
    explain duty free
    why are things at the airport cheaper
    Is the airport boutique tax free already?
    Chanel at the airport, is the tax already off?
    airport prices without VAT?
    do I get a refund on top of duty free
    whisky from duty free
    cigarettes from duty free
    buy in duty free and claim tax
    duty free purchases and VAT refund
    are prices at the airport before or after tax
    can I get tax back for things bought after security
    shops after security
    bought in the airport shop after passport control
    do duty free goods need a customs stamp
    is duty free better than tax free
    how does duty free work
    last minute shopping at the airport tax free
    are purchases at the airport tax free
    in-flight shopping
    airport shop is same?
    duty free bottle
    airport shops
    is duty free better
    can I claim on duty free
    perfume at the airport
    buy after security
    duty free receipt
    bought in the terminal
    is the airport store cheaper
  `),
}
