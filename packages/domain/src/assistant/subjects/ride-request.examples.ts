import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is a request already a booking
    is my ride booked now
    is the car booked when I send the form
    did I book a car by sending this
    when is the ride confirmed
    how do I know the driver is coming
    who confirms the ride
    do I get a confirmation of the car
    I sent a request, what happens now
    what happens after I ask for a car
    when do you answer my ride request
    how long until somebody answers the request
    is the ride binding
    does a request oblige me
    do I have to pay when I request a car
    when do I pay the driver
    is a deposit needed for the car
    do you charge my card for the ride
    price of the ride
    how do I accept the offer
    accept the quote
    decline the quote
    where do I see the price of my ride
    is the price fixed
    who drives me, you or another company
    is it your driver
    the quote has not come
    no answer to my car request
    nobody replied about the chauffeur
    is my pickup sure
    can I be sure that the car comes
    ride status
    where does my car request stand
    has the driver been assigned
    has my transfer been accepted
    I requested a car an hour ago
    does sending the request cost anything
    pending ride, what does that mean
    what does requested mean for my ride
    is a reply from you a contract
    confirmed or only requested
  `),
}
