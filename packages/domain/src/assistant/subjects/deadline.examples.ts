import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    bought in May, leaving in July, still fine?
    purchase in November and departure in February, is that in time
    I fly next month, bought last week, ok?
    leaving ten weeks after I bought it
    when does the form expire
    how many months do I have to leave the EU
    is three months the limit
    what is the time limit for leaving with the goods
    I bought a coat in August and fly in December, ok?
    until when is my tax free form valid
    expiry date of the form
    last day to export goods bought on 5 May
    how long is the tax free form valid
    purchase was 90 days ago
    shopped 10 weeks ago, still in time?
    By what date do the goods have to be out of Europe?
    within how many days must I show it to customs
    3 months rule
    my receipt is from july, can i still stamp it
    Is my form from last spring still good
    time limit detaxe
    too late for stamping?
    I stay in Europe four months after buying the watch
    how soon after buying do I need to leave
    I leave next year in February and bought it in October, does it still work
    do I have to leave within 90 days of purchase
    when must the goods have left
    how long after purchase can i get customs stamp
    bought something on my last trip, can I validate it on this one
    deadline pls, bought 1 october
    is there an expiration
    can i come back later and still validate the old form
    When is the latest I can export it
    validity period of the tax refund form in Italy
    I forgot when I must be out of the EU with my purchases
    today I bought shoes in Madrid, when do I have to be out
    month after purchase limit
    when is my last day
    my form is 100 days old
    Bought on Sept 12th, flight on December 20, am I within time
    how many days to export from Spain
    does the clock start on the day of purchase
    I purchased goods on 14/10/2026 and leave on 20/01/2027
    When do I have to leave the EU with my purchases?
    How long is my form valid for?
    How much time do I have to get the stamp?
    by when do I have to export
    How many months do I have?
    how long have I got
    what's the deadline
    deadline
    Until what date can I validate the form?
    I bought my watch on 5 August, when's the last day?
    purchase date 10 July, still valid?
    bought 4 months ago, is it too late
    I purchased a bag on 1 June and leave on 15 September
    My trip ends 100 days after the purchase, is that ok?
    Is it three months from the day of purchase or the end of the month?
    how are the three months counted
    must I leave within 3 months
    can I export it next year
    does the form expire
    I will leave Europe in five months, do I still get the refund?
    I bought it in March, can I still claim?
    how old may the receipt be
    can I claim for last year's purchases
    is a receipt from 2025 still ok
    is there a time limit for claiming
    time limit to claim VAT
    how late can I validate
    I bought it last week, how long can I wait
    in how many days must the goods leave
    what is the export deadline in Germany
    three months passed, can I still get it
    last possible date
    too late to claim?
    I bought it today, until when is it valid
    I bought it on 3 October, what's my deadline
    Purchased on October 12th. Deadline?
    when does my tax free form become invalid
    validity of detaxe form
    bought on 31 August
    how long do i have after buying
    How long do we have to leave?
    How long have I got to use the form?
    how much time do I have to take the goods out
    How long do I have to export it?
    how many weeks do I have
    bought it on 3 January, flying out on 20 April, in time?
    purchase on 12 June 2026, leaving on 30 August 2026, does that work
    bought on 2 September and carry it out on 5 December
    I leave the goods with relatives and take them out in spring, is that in time
    it stays at my cousin's place until my next trip in March
    bought in December, I take it out in March
    shopped 8 Oct, exit 4 Jan, ok?
    how long do I have to export the goods
    time limit to export what I bought
    until when
    by when
    till when do I have
    and until when must it be out
    bought it in May, flying out now, too late?
    I got this in spring and leave only today
    can I still export what I bought in summer
    bought months ago
    how old may a receipt be
    I bought something half a year ago
    is the receipt still good
    my trip is longer than three months
    can I come back and export it later
    shopping at the start of a long trip
    until which date do I have to leave
    90 days or three months
    does the month of purchase count
    bought a bag in April and I only leave now
    purchased in June in Rome and fly out now
    bought weeks ago, still fine to leave now
    only flying now, purchase was in spring
    how much time do I have
    how long after buying
    when must I leave
    3 months from when
    end of the month or day
    bought in summer, leaving at Christmas
    purchase in March, flying in June
    is four months too late
    I bought it half a year ago
    stay of four months, too long for the goods?
    still ok after 90 days
    does the clock start at the purchase
    three months to the day?
    how long is the form good before I leave
    expiry date of the form before leaving
    can I leave later than planned
    leaving 100 days after shopping
    time limit to export
    last date to take it out
    too old receipt?
    how long may I keep it in Europe
    how long can the goods stay in the EU
    before the right to the tax is gone
    when does the claim lapse
    keep the bag here for half a year
    how long can I wait with leaving
    by which day must the coat be out of Europe
    when is my right lost
    am I too late with my purchase of summer
    bought in August, flying in December, late?
    bought three weeks ago, am I still fine
  `),
}
