import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    cancel my ride
    cancel the driver
    I want to cancel my chauffeur
    how do I cancel the car
    please cancel my transfer for tomorrow
    can I cancel a request
    cancellation fee for the driver
    is cancelling free
    until when can I cancel the ride
    change the time of my ride
    move my pickup to 10 am
    can I change the pickup address
    the date of my ride is wrong
    I typed the wrong hotel in the booking
    my flight is delayed, tell the driver
    my flight was cancelled, what about the car
    we are one person more now, change the booking
    change the vehicle of my request
    switch from sedan to van
    add a stop to my ride
    I want another dropoff
    postpone the ride
    reschedule my transfer
    bring forward the pickup
    need to modify the booking of my driver
    edit my ride request
    correct my phone number in the ride request
    I sent the request twice
    remove my request for a car
    withdraw the ride request
    nobody answered my ride request
    when do I get an answer to my car request
    the driver did not come
    my driver is late
    driver not here
    where is my driver
    how do I reach the driver
    contact the chauffeur
    refund for a cancelled ride
    what are the conditions for cancelling
    did you get my ride request
    is my request a booking already
    when is my car booked for sure
    change my pickup time
    can I cancel the ride
    change my booking
    cancel my driver
    other pickup time
    my flight is late, tell the driver
    cancel my car
    change pickup time
    move my ride to friday
    cancel the chauffeur
    I need the car earlier
    different address for pickup
    driver did not come
    postpone my transfer
    flight delayed, tell the driver
  `),
}
