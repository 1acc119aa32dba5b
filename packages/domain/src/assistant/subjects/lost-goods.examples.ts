import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    my purchases were stolen
    the bag I bought was stolen in the metro
    thief took the shopping
    I was robbed and the goods are gone
    pickpocket stole the new wallet
    goods stolen before I left, can I still claim
    does a police report replace the goods
    police report instead of showing the goods
    the new phone was stolen, I have a police paper
    airline lost my luggage with the purchases
    my luggage never arrived and the shopping was in it
    lost suitcase, claim vat on what was inside
    I lost the necklace before the flight
    left the shopping in the taxi
    left my new coat on the train
    forgot the bag in the restaurant and it is gone
    the item broke before I could export it
    the vase broke on the way to the airport
    my purchase was damaged in the hotel
    the bottle broke in my suitcase
    goods were destroyed in a fire
    can I get the vat back on stolen goods
    what if my shopping gets stolen
    what if the goods are lost before customs
    burglary in our apartment, all purchases gone
    someone stole the watch, form is still here
    I have the form but not the goods any more
    only half of the goods are left, rest stolen
    insurance for stolen tax free goods
    will customs accept a theft report
    theft declaration for détaxe
    car was broken into and the bags are gone
    our rental car was broken into
    backpack snatched with everything in it
    delayed baggage, goods not with me at customs
    I no longer have the goods
    one of the items got lost
    shoes vanished from the hotel room
    can the airline's lost baggage report be used
    declared loss at the police, is it enough for customs
    my bag with the gifts was taken at the station
    somebody ran off with my shopping
    airline did not deliver my suitcase with the goods
    my bag did not come off the carousel
    the carrier lost the case with my shopping
    glass shattered in my luggage
    smashed the bottle I bought
    does a paper from my insurance help at customs
    insurance report about a theft instead of the goods
    robbed of my necklace on holiday
  `),
}
