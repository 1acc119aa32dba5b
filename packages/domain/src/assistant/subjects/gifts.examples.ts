import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    presents for friends at home
    I bought a gift for somebody in Paris
    gift wrapped items
    do gifts count
    gift for a friend who lives in Europe
    buying presents
    a birthday present
    wedding gift
    souvenirs as gifts
    can I claim for gifts
    christmas presents for my family in the US
    gift stays in Germany
    giving the watch to my cousin in Madrid
    gift wrapping and customs
    must I open the gift
    what if I give it away before leaving
    someone gave me a bag as a gift
    I received a present from a French friend
    gift receipts
    gifts I take home for others
    present to my host family
    leaving one of the presents with relatives in Italy
    wrapped presents at customs
    tax free on a gift
    gifting
    toys for my grandchildren abroad
    half of the things are gifts for people here
    Can the goods be for somebody else back home
    I got it as a present, can I claim
    bought chocolates as gifts
    if its a gift do i still get refund
    presents bought for my sister
    is a gift refundable
    gift to my daughter who studies in Paris
    anniversary gift for my wife
    gifts for clients
    gift for friends living in Rome
    buying a present for my French friend
    can gifts be wrapped
    secret santa
    jewellery as a gift
    proposal ring gift
    giving it to a friend in Barcelona
    Can I buy gifts and claim?
    Is a gift eligible?
    Do presents count?
    Can I claim for presents?
    It's a present for my sister
    it is a gift
    I bought gifts for my family
    gift for my boss at home
    I want to give it to a friend in Paris
    Can I leave the gift in Europe?
    the present stays here
    I gave the bag to my aunt in Germany
    somebody gave it to me
    gift from a friend
    Does gift wrapping matter?
    wrapped gift
    do I have to unwrap it
    Christmas gifts
    a present for my girlfriend
    wedding present
    souvenirs for friends
    gifts for my kids
    gift for grandma
    is it ok to claim on gifts
    present for a friend in Paris
    gift stays in Europe
    for my cousin in Berlin
    goods left with a friend in Italy
    give it to somebody here after the stamp
    a present for my mother
    gift for someone in Paris
    buying for others
    wedding gift for a friend in Rome
    does a gift count
    christmas presents
    may I give it away
    present for my host
    bought for my cousin who lives here
    giving it to my friend before I leave
    leave part of it with my aunt in Madrid
  `),
}
