import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    my chauffeur booking
    show my ride requests
    my transfers
    did I book a car
    what time is my driver coming
    my booking status
    is my ride confirmed
    list my bookings
    have I booked a transfer
    my reservations
    when does my chauffeur come
    where does my driver pick me up
    my ride to the airport
    upcoming rides
    my next pickup
    show me my transportation
    check my booking
    do I have a booking
    what did I book
    details of my ride
    my van for Saturday
    which car did I order
    my trip requests
    the ride I asked for
    see my bookings
    my planned rides
    are there any bookings under my name
    my booking in Nice
    what did I request for tomorrow
    when will my car be there
    my pick up time
    tell me about my booking
    did my booking go through
    confirm my booking
    my driver
    my chauffeur
    ride history
    view my transfers
    have you got my booking
    booking overview
    list of rides that I requested
    Which transfers did I book?
    Show my bookings
    show me my rides
    my bookings
    my ride
    my rides
    do I have a ride booked
    Have I booked a chauffeur?
    when is my ride
    When will my driver come?
    what time is my transfer
    where will I be picked up
    is my booking confirmed
    my booking
    my transfer
    my chauffeur bookings
    my upcoming bookings
    which rides have I requested
    what is the status of my ride request
    when do I get picked up
    at what time is my pickup on Friday
    what car did I choose
    which vehicle did I ask for
    my pickup
    when is the pickup that I requested
    what is my pickup time
    my chauffeur request
    my pickup time
    is my car confirmed
    status of my ride
  `),
}
