import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    do I check in my bag before customs
    can I put the goods in my checked luggage
    before or after security
    do customs want to see the goods in my suitcase
    carry on or checked bag for tax free items
    goods in hold luggage
    should I keep my purchases in hand luggage
    where do I show items that are in my suitcase
    before bag drop or after
    is the customs desk after security
    I already checked my suitcase in
    perfume over 100ml tax free how
    liquids in cabin bag and VAT refund
    can I pack the bag before customs
    must the handbag be in my carry on
    do I go to customs first and then check in
    what if I packed the purchases in checked baggage
    airline check in first?
    tag the bag then customs
    luggage order at the airport
    suitcase went already on the belt
    need the goods with me at customs?
    do they open the suitcase
    how do I do it with oversize luggage
    bag drop then stamp?
    before check-in or after?
    where is customs airside
    do I do customs before passport control
    cabin bag at Munich
    can my stuff be in the checked bag in Germany
    checked bag madrid DIVA
    hold bag or carry-on for watches
    is validation landside or airside
    I check my baggage online, when do I go to customs
    I have two suitcases full of shopping, what order do I do things in
    if i put it in my luggage before do i lose the refund
    I checked in my bags already with the goods inside
    must go through security first?
    wine bottles in suitcase for customs
    show purchases packed in luggage
    do i need to unpack for customs
    which bag do I put it in
    where do checked bags go for the stamp in Frankfurt
    early bag drop the night before
    Do I have to have the goods in my hand luggage?
    Should the goods be in my suitcase or in my hand luggage?
    Can I check in my suitcase before customs?
    Do I go to customs before I check in my bags?
    Where do I show goods that are in my checked bag?
    I want to put my purchases in the suitcase
    my purchases are in my suitcase
    goods packed in checked bag
    hand baggage or hold baggage
    customs before or after check-in
    before or after bag drop
    before or after passport control
    before or after security check
    is customs before security
    where do I go with goods in my hand luggage
    liquids
    perfume in hand luggage
    bottle of wine in the suitcase
    do they look into my suitcase
    what if my bag is already checked in
    bag already on the belt
    I already dropped my bag
    my luggage is already gone
    luggage has been checked in, can I still validate
    checked baggage Germany customs procedure
    how does it work with checked luggage in Munich
    order of check-in and customs
    I check in online and only drop the bag
    must the bag be open
    can the goods be packed
    should I pack the goods separately
    keep goods accessible
    which luggage
    big item as special luggage
    the officer wants a tag on my suitcase
    no tag on the bag, no stamp
    customs sent me back because the bag was not tagged
    does my suitcase need the airline tag before customs
    go to customs with or without the bag tag
    bag label first or stamp first in Germany
    they said check in first and come back with the tagged bag
    shopping in backpack
    stuff in suitcase, do I show it first
    which bag is easier
    goods in the hold
    after check in or before
    the rule for checked bags and cabin bags with a connection
    cabin bag and checked bag, what is the rule
    rules for hand luggage and hold luggage
    goods are in my suitcase
    bag already checked
    can I check in before the stamp
    do I scan before or after bag drop
    airside or landside
    suitcase or carry on
    should I keep it in my hand luggage
    hand luggage only
    the watch is on my wrist
    I wear the coat, is that ok to show
    big suitcase full of shopping
    where do I show things that are in hand luggage
    my bags are checked through to Tokyo
    do I get the suitcase back after check in for customs
    check-in gives the bag back to me for customs?
    oversized baggage
    can I drop my luggage first
    goods locked in the hold
    already gave away my suitcase
    shopping in the checked bag and customs wants it
    kiosk after security?
    what if I check the bag in
    and if I check it in
  `),
}
