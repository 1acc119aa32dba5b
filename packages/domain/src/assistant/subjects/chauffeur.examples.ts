import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    do I pay when I request the ride
    when is the ride paid
    does the request for a driver cost anything
    is my card charged for the driver
    I need a driver in Paris
    can I get an airport transfer
    private car with driver
    how much does the chauffeur cost
    limousine service
    can you book me a ride
    ride from CDG to my hotel
    shopping tour with chauffeur
    do you have cars in Madrid
    book a van for 5 people
    chauffeur for shopping
    airport pickup
    I want to book a car
    transfer from Nice airport to Cannes
    price of a transfer
    driver for a day in Barcelona
    is there a chauffeur in Rome
    luxury car with driver
    how do I book transportation
    chauffeur service cities
    personal shopper with driver
    do you offer a taxi
    how to request a ride
    is the ride paid online
    do I pay now for the chauffeur
    book transportation
    pick me up at the hotel
    need a lift to Orly tomorrow morning
    who drives me
    can I book a suv in Madrid
    hire a driver
    private transfer paris
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
    limo
    book ride
    book
    luxury shopping assistance
    is the ride paid here
    do I pay for the car on this website
    payment for the ride
    I need a car to the airport
    book a driver for tomorrow
    pick me up at my hotel
    private transfer to Orly
    limo in Nice
    car to CDG
    transfer to the airport
    driver in Paris
    book a car
    private driver in Rome
    price of a car to the airport
    do you have drivers in Milan
    can someone drive me
    need a lift to Orly
    taxi service
    airport transfer with help for the forms
  `),
}
