import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    which goods are excluded
    can I buy a car tax free
    what can't I claim
    is medicine refundable
    excluded items
    can I claim on tobacco
    cigars from Spain
    weapons
    motorbike
    car parts
    tires for my car
    can I get VAT back on a boat
    prescription drugs
    pharmacy medicine tax free
    what goods qualify
    which products are eligible
    does alcohol count
    is wine eligible
    can I claim VAT on gold bars
    investment gold coins
    precious stones without setting
    paintings and art
    cultural goods
    a knife from Toulouse
    hunting rifle
    is there anything that is not refundable
    BMW bought in Munich, can I get the VAT back
    I bought a used car
    e-bike in Germany
    vape liquids
    fuel
    drone
    can I export a motorcycle
    spare parts for my Porsche
    plants and seeds
    can I get the refund on a Vespa
    contact lenses and glasses from an optician
    not eligible products list
    stamps and coins
    what kind of things can I buy tax free
    do cosmetics qualify
    are medicines included
    car tyres tax refund germany
    exclusions in France
    Is jewelry eligible
    do electronics qualify
    clothes and shoes ok?
    Which products can't I claim?
    Which goods don't count?
    What goods are excluded?
    What is not refundable?
    What can I buy tax free?
    Are cigarettes included?
    is tobacco refundable
    Can I claim VAT on medicine?
    I bought medicine at a pharmacy
    pharmacy purchases
    can I claim a car
    I bought a car in Germany
    I want to buy a motorcycle and ship it
    new BMW tax free
    car parts from Germany
    is alcohol included
    are wine and spirits refundable
    do watches count
    is jewelry refundable
    are electronics refundable
    can I get tax back on a phone
    does makeup count
    can I claim on cosmetics
    are clothes refundable
    is gold refundable
    gold coins
    weapons and knives
    art and antiques
    are glasses from the optician included
    do all goods qualify
    which items are eligible
    is everything refundable
    do toys count
    do bikes count
    can I claim for a bicycle
    pet supplies
    plants
    fuel bought in Italy
    cigarettes from the airport
    cough syrup and pills
    is medicine from a pharmacy refunded
    a gun
    what can I not claim
    motor oil and spare tyres
    are there things without refund
    are cigarettes ok
    which things never count
    what is excluded
    is alcohol excluded
    can I claim on wine
    perfume ok?
    medicine from the pharmacy
    tyres
    vape liquid
    knives
    spare parts for my motorbike
    what goods are not allowed
    is jewelry included
    any goods excluded in Spain
    does tobacco count in Italy
    watch straps
    cosmetics from a pharmacy
    vitamins
    sunscreen
    a car bought in Germany that I drive out myself
    buying a vehicle here and driving it to Turkey
    motorcycle bought in Italy, riding it home
  `),
}
