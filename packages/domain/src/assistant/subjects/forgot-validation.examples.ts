import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    I arrived home with an unscanned form
    can the customs of my own country stamp the form
    can customs in Toronto validate it when I land
    I am back and the form is unscanned, any remedy
    landed at home, French form not validated
    can the stamp be given after I have landed abroad
    can I get the form stamped afterwards
    no stamp on my form, what can I do
    I missed customs because I was late
    didn't have time to go to customs
    flew home without validating
    never got it stamped
    can I validate from home
    is there a way to stamp it later at the consulate
    I was in a rush and skipped the detaxe
    The line was too long so I left without the stamp
    my form isn't stamped and I'm back in the US
    what happens if I don't validate
    I couldn't find customs and boarded
    late for the flight no validation
    can customs at home stamp the form
    forgot detaxe
    unstamped form
    we left the EU and forgot about the tax free paper
    Is there any hope, I didn't scan my PABLO form
    need retroactive validation
    validate after leaving
    can I post an unstamped form
    the queue was two hours long and I had to board without a stamp
    is my refund lost without stamp
    embassy stamp for tax free form
    i forgot to do the tax free at the airport
    didnt do the customs thing
    I did not show the goods to customs
    no time at the airport, not stamped
    validated only two of three forms
    i passed security and forgot the customs
    already on the plane and remembered the form
    home in Canada with an unvalidated form
    can a notary certify it instead
    what if I never validated
    french regularisation after return
    didnt know I needed a stamp
    missed the kiosk
    can a friend in Paris validate it now for me, I am home
    have not scanned my forms and now I'm in Dubai
    left without customs approval
    I forgot to get the stamp
    I forgot to validate my form
    I forgot to scan my form at the airport
    I didn't get a stamp
    I have no stamp
    My form was not stamped
    My form is not validated and I'm home
    I left without validating
    I left Spain without scanning DIVA
    I'm back home and never went to customs
    What can I do without the stamp?
    Can I still get the stamp at home?
    Can I get it stamped at the embassy?
    Will the consulate stamp it?
    can it be validated later
    can I validate it next time I come
    I missed the customs desk
    no time for customs
    I was late and couldn't stamp the form
    I ran to my gate and forgot the form
    the queue at customs was too long so I skipped it
    nobody told me to stamp it
    I thought the shop's stamp was enough
    flew without customs
    went home without validation
    unvalidated form, is the money gone
    is there any way to get the refund without validation
    refund without stamp
    what if I forget to validate
    what if the form isn't stamped
    what happens without validation
    missed validation
    late validation
    post-departure validation
    can customs in my country validate it
    US customs stamp instead
    proof of import instead of stamp
    didn't validate
    forgot customs
    I boarded and forgot
    can I claim online after my trip
    can I claim from home after the trip
    can I apply for the refund when I'm back home
    claim afterwards on the internet without stamp
    is it possible to claim after I have left Europe
    I left Europe last week, can I still claim
    can I do it from home
    I am already back in the USA, can I still get it
    forgot to scan it, what now
    I forgot to scan in Madrid
    forgot the scan at the airport in Italy
    what now, I forgot to validate in France
    forgot to scan, what can I do
    I am back in India and my papers have no stamp
    already home in Dubai, forms not stamped
    customs window was empty at night so I flew without the stamp
    nobody at the desk in the morning, now I am home with unstamped forms
    desk closed at 5 am and we had to board, now home, what can I do
    we flew home without validation because the desk was shut
    now back in Sydney with forms nobody stamped
    the airline sent us on and nobody stamped our forms
    can the embassy at home stamp the form later
    does the consulate confirm the export afterwards
    reached home without any stamp
    Italian form never validated, I am home since last week
    form not scanned and I am back, any remedy
    can customs in my own country stamp the form when I arrive
    can I have it stamped at home in Tokyo
    stamp on arrival in Chicago
    left Germany without the Zoll stamp and am home now
    did not get the stamp, already back in the States
    I forgot the tax free procedure in Rome
    forgot to do the tax free formalities
    tax free procedure forgotten
    in Rome tax free forgot
    no stamp and I am home
    left without scanning
    missed customs
    flew without validation
    ran out of time at the airport
    queue too long and I boarded
    back home with unstamped papers
    forgot the tax free procedure
    forgot tax free in Rome
    I forgot to do the refund procedure at the airport
    did not do the tax refund before flying
    forgot everything about the form and left
    missed the kiosk at the station and I am in London now
    no time for the kiosk, already home
    did not make it to customs, now in Dubai
    already home with an unstamped form
    back in the US, form not stamped
    I'm at home and never went to customs
    flew out without the stamp
    was late for the flight and skipped it
    no time for customs, is all lost
    can it be stamped at home
    stamp at the embassy
    can the consulate stamp it
    customs in my own country stamp it?
    can I mail the unstamped form
    can I do it on my next trip
    next time I come to Europe
    walked past the kiosk
    passed security and remembered the forms
    at the gate and form not scanned
    in the plane I found the forms
    nobody said I must scan it
    did not know about the kiosk
    unvalidated form at home, any chance
    retroactive validation
    validate afterwards
    is it too late once I left
    left Europe three weeks ago without it
  `),
}
