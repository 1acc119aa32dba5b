import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    can I validate before the day I leave
    validate the day before the flight
    stamp the form a day early
    can I scan tomorrow's form today
    I am at the airport today but fly tomorrow
    can I do customs earlier in the week
    scan when I arrive instead of when I leave
    get the stamp on arrival
    validate in the city before going to the airport
    is there a customs office in town for the stamp
    can I stamp in the city center
    stamp it downtown
    can I do everything in town and skip the airport
    can customs in the city validate my form
    scan at Gare du Nord and fly the next day
    validate at the station and fly later
    I pass an airport on Monday but leave on Thursday
    use a kiosk today and go home next week
    scan now, leave later
    how early before departure can I scan
    can I scan three days before
    is it allowed to validate and then stay longer
    I validated but my trip got longer
    validated and then stayed in the EU
    flight cancelled after the scan
    I missed my flight after the stamp
    flight moved to tomorrow but the form is already stamped
    validated yesterday but the flight was cancelled
    day trip outside the EU and back, can I stamp
    leave the EU for one day and come back with the goods
    short trip to Switzerland and then back to Italy
    stamp on a side trip to London
    do I validate on the first exit or the last one
    we leave twice, when do I stamp
    exit for lunch in Switzerland, scan then?
    I leave and come back to the EU before going home
    can I validate between two stays
    is it too early to validate
    may I get it stamped at another airport before my trip goes on
    scan on the way in
    validate in the morning for an evening train
    can I do everything from my hotel
    from the hotel room, without going to customs
    finish it at the hotel reception
  `),
}
