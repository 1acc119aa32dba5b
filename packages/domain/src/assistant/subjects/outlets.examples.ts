import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is La Vallée Village tax free
    are outlets tax free
    do outlets offer tax free
    is there tax free at the outlet
    do the boutiques of an outlet each write a form
    does every outlet store make its own form
    one tax free form for a whole outlet center
    can an outlet put all purchases on a single form
    single form for several outlet shops
    do I get several forms at the outlet
    how many forms will I have after a day at the outlet
    forms at La Vallée Village
    how does the refund work at La Roca Village
    refund at Las Rozas Village
    VAT back on outlet prices
    are discounted outlet goods refundable
    do sale prices in an outlet village qualify
    does the outlet have a common refund service
    is there one refund counter for the whole village
    welcome center of the outlet and tax free
    guest services at the outlet, do they do the form
    outlet minimum per shop or for everything
    minimum at an outlet village
    does the minimum count per boutique in the village
    shopping village, separate forms?
    shopping village tax refund
    Bicester Village style outlet, how do I claim
    designer outlet and détaxe
    designer outlet and VAT refund
    McArthurGlen tax free
    Serravalle, does each shop give a form
    The Mall Florence tax refund form
    outlet stores tax refund procedure
    can I claim the VAT on outlet shopping
    are factory outlets part of tax free
    Wertheim Village refund
    Ingolstadt Village refund
    Metzingen outlet city tax free
    Castel Romano outlet form
    Noventa outlet refund
    tax free in the village with many brands
    all brands of the outlet on one receipt?
    I bought from five boutiques in an outlet
    is the outlet village tax free
    refund desk inside the village
    does La Roca Village do tax free
    Serravalle outlet refund
    do the outlets write forms
    can I get the tax back at an outlet
    outlet prices plus tax refund
    one form for all shops of the village
    is it worth going to the outlet
    outlet village near Munich
    outlet near Barcelona
    Bicester of France
    outlet by train from Milan
    which outlet can I reach without a car
    phone number of the outlet
    outlet near Florence
    how do I get a form in the outlet
    which outlet can I get to from Rome by bus
    outlet near Rome by public transport
    no car, which outlet from Florence
  `),
}
