import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    may I open the box
    do I have to keep the tags on
    can I wear the shoes on my trip
    do the goods have to be unused
    i already wore the dress
    is it a problem if I use the bag
    cut off the tags
    unpack the goods
    must it be sealed
    can I eat the chocolate before leaving
    I opened the perfume
    can I wear my new watch through customs
    using items before departure
    tags removed
    do I need to keep the packaging
    original packaging needed?
    can I drink the wine here
    wearing a new coat at the airport
    I use the laptop already
    is opened makeup ok
    my kid plays with the toy already
    can i carry the new handbag during my holiday
    does worn clothing still count
    I've been wearing the boots since Monday
    customs refused because item was used
    do they check if it's new
    must goods be in original condition
    remove price tag
    unused goods rule
    what if I set up my new iphone
    can we consume part of the food
    took it out of the box
    I already threw away the box
    keep box and tags?
    may I use it before export
    part of the goods was used up
    new suitcase that I bought, can I use it to pack
    can I use the suitcase I bought to carry things
    ring on my finger, engagement ring bought in Paris
    wear it on the plane
    is it bad if the label is off
    put on the sunglasses right away
    ate half of the ham
    consumed in Europe
    Can I wear the shoes before I fly?
    Can I use my new bag during the trip?
    May I wear it?
    May I use the goods in Europe?
    Can I already use it?
    I want to wear my new coat
    Can I open the package?
    can I unpack it
    Do I have to leave the tags on?
    can I take off the tags
    must it stay in the box
    must it be unopened
    do the items have to be new and unused
    is it ok to wear clothes that I bought
    I wore it once
    I've used it already
    I already opened it
    we ate some of the chocolates
    can I drink the wine before
    can I eat the food before I leave
    Can I use the new suitcase?
    can my child play with the toy
    do I need the original box
    will they check whether it's used
    what if customs sees it was worn
    wear the watch
    wear the ring
    can I set up the phone
    can I use the perfume
    using it before leaving
    used it during my holiday
    worn shoes
    we ate part of the food on the form
    one thing of the form is already used up
    some sweets from the form are gone
    half of the perfume set is open
    one item of the form is missing, may I still scan it
    I gave one of the items away, is the form still good
    we ate some of the sweets on the form, scan it all the same?
    half of the food on the form is eaten, can I still scan it
    wore it once
    tag is off
    opened the box
    can I put the shoes on
    tried the perfume
    coat is too nice not to wear
    can I wear it tonight
    wear the shoes on the trip
    open the perfume
    use the phone at once
    put on the watch
    take the tags off
    remove the labels
    unbox it
    eat the chocolate before leaving
    drink the wine on the trip
    coat is worn since it is cold
    does it have to be sealed
    throw away the box
    is a used look a problem at customs
    can I carry the handbag now
    wearing my new ring
  `),
}
