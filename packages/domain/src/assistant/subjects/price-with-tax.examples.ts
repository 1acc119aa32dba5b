import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is VAT in the price tag
    are prices shown with tax
    is the sales tax added at the till
    does the price on the label contain the tax
    prices with or without tax?
    is the minimum counted with VAT
    minimum with or without tax
    is the limit net or gross
    is the threshold before or after VAT
    net or gross price for the minimum
    does the 100 euro limit contain the VAT
    70 euro rule in Italy, gross or net
    50 euros in Germany with tax in it?
    is tax on top of the price
    do they add the tax when I pay
    is IVA included in Spanish prices
    are displayed prices inclusive of VAT
    tax inclusive price?
    is the amount I enter with VAT or without
    do I enter the price before tax or after
    should I type the gross amount
    does your estimate take the price with tax
    is the price on the receipt including the tax
    is the tax part of what I pay in the shop
    do I pay the tax first
    do I pay VAT in the shop and get it back afterwards
    tax already in the price?
    why does the price not change at the register like in the US
    in America tax is added at checkout, here too?
    do stores in Paris add tax at checkout
    is MwSt part of the shelf price
    TVA included or extra
    TTC or HT price for the minimum
    does TTC mean with tax
    incl. or excl. VAT
    does the threshold include tax or exclude it
    price minus tax for the threshold?
    is it 100 before tax in France
    gross amount or net amount counted
    what counts for the minimum, the price with VAT?
    is vat on the tag
    tax added at the till?
    price includes tax or not
    is tax already in the price
    price tag with or without tax
    added at the till?
    why is there no sales tax
    net or gross
    does the sticker include VAT
    pay the tax first?
    do I pay less at once
    is the shelf price final
    final price
  `),
}
