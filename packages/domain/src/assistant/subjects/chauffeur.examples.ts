import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how big is the car
    which car fits a family with bags
    van for five persons and their bags
    is there a vehicle for seven people
    do I pay when I request the ride
    when is the ride paid
    does the request for a driver cost anything
    is my card charged for the driver
    I need a driver in Paris
    can I get an airport transfer
    private car with driver
    how much does the chauffeur cost
    limousine service
    VIP airport service
    can you book me a ride
    ride from CDG to my hotel
    shopping tour with chauffeur
    do you have cars in Madrid
    book a van for 5 people
    chauffeur for shopping
    airport pickup
    can someone help me at the airport with the VAT forms
    vip assistance at departure
    meet and greet
    I want to book a car
    transfer from Nice airport to Cannes
    price of a transfer
    driver for a day in Barcelona
    is there a chauffeur in Rome
    luxury car with driver
    what vehicles do you offer
    how many people fit in the van
    child seat in the car
    cancel my ride
    change my pickup time
    how do I book transportation
    chauffeur service cities
    personal shopper with driver
    concierge at the airport
    do you offer a taxi
    how to request a ride
    is the ride paid online
    do I pay now for the chauffeur
    Mercedes S class
    book transportation
    driver speaks chinese?
    pick me up at the hotel
    need a lift to Orly tomorrow morning
    who drives me
    can I book a suv in Madrid
    arrival greeter
    hire a driver
    private transfer paris
    escort for tax refund at the airport
    insider shopping service
    Can I book a driver?
    Can you book me a chauffeur?
    I'd like a chauffeur in Paris
    I need a car from the airport to my hotel
    How do I book a ride?
    How much is a chauffeur?
    What does a ride cost?
    which cities have a chauffeur
    Do you have a chauffeur in Barcelona?
    airport transfer Nice
    transfer to CDG
    can somebody drive me
    driver for shopping
    car with driver
    I want a private car
    a van for six people
    VIP service at the airport
    do you have VIP assistance
    someone to help me with customs at the airport
    can your staff do the tax refund for me at the airport
    how many passengers fit
    can I cancel the ride
    change my booking
    what car will it be
    Mercedes
    limo
    book ride
    book
    luxury shopping assistance
    is the ride paid here
    do I pay for the car on this website
    payment for the ride
  `),
}
