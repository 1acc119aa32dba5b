import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how high is the tax in Italy
    what percent is VAT
    how much is iva in spain
    what's the sales tax in France
    mehrwertsteuer germany percent
    which country has the highest VAT
    rate of tax in Italy
    what tax do I pay on clothes in Spain
    how many percent tax is included in prices in Germany
    is VAT 20% in france
    what is the standard VAT rate
    vat percentages of all four countries
    Is the VAT already in the price?
    are prices in Paris with tax included
    tax rate on electronics in Germany
    what's IVA
    whats TVA mean
    value added tax how much
    What is MwSt?
    What rate of VAT applies to handbags in Italy
    are shoes taxed at 21 or 10 in Spain
    % of vat in Rome
    do they add tax at the till like in the US
    how much sales tax is there in Barcelona
    vat rates please
    Tell me the current VAT in Germany and Spain
    whats the tax percentage on luxury goods in France
    does the price tag include VAT
    VAT spain vs france
    Which is higher, tax in Italy or in Germany
    standard rate of iva
    tax on jewellery italy
    how much of the price is tax
    current mwst rate
    Iva percentage milan
    is there sales tax in Europe
    what does VAT stand for
    how much vat is included in a price in Madrid
    vat level germany 2026
    the percentage of tax on watches in france
    do all shops charge the same VAT
    What is the VAT in Italy?
    How much is VAT in France?
    How high is the VAT rate in Germany
    what's the VAT percentage in Spain
    what percentage of tax is in the price
    VAT rate
    iva in italy
    how much is the tva
    is it 19 or 20 percent in germany
    what is the tax in france
    What's the tax rate on shoes in Italy?
    which VAT rate applies to watches in Germany
    what tax rate do tourists pay
    are taxes included in prices in Europe
    Is tax included in the displayed price?
    do prices include taxes in Italy
    how much VAT do I pay on a bag in Spain
    Is the VAT the same everywhere in Europe?
    which country has the lowest VAT
    where is VAT highest
    what is the difference between IVA and VAT
    is IVA the same as VAT
    what does mwst mean
    compare VAT of Spain and Germany
    normal rate of VAT
    tax percentage germany
    20 percent vat?
    VAT on clothing in France
    do children's clothes have VAT
    is there VAT on children's clothing
    is VAT charged on baby clothes
    VAT for electronics
    do I pay tax on cosmetics
    what's the general tax on purchases in Spain
    list of vat rates
    How many percent is the IVA
    standard tax rate italy 2026
    sales tax rate in Rome
    current tax rate in Paris
    and the rate?
    the rate
    what about the rate
    and the tax rate in Italy?
    iva porcentaje
    what percent is the iva in Spain
    vat percentage Spain
    which vat for clothes
    what vat is on shoes in Spain
    vat in the four countries
    percent in Germany
    tax rate Spain
    vat in Spain
    tax rate in Italy for clothes
    how much is mwst
    iva percent
    what is tva in France
    20 or 21
    lowest tax rate of the four
    what percentage is in the price
    how much tax did I pay
    vat percentage on perfume
    tax on handbags
    vat on electronics
    rates by country
    19 or 16 in Germany
    is the rate the same everywhere in France
    is there tax on children's clothing
    are baby clothes taxed
    tax on kids shoes
    is clothing for babies cheaper in tax
  `),
}
