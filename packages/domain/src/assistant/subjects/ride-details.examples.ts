import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    which cars do you offer
    what car models are there
    what vehicle will I get
    do you have a van
    is there an SUV
    mercedes S class available
    how many people fit into the sedan
    how many passengers in the SUV
    how many seats has the van
    can seven people ride together
    we are eight with luggage
    how much luggage fits in the car
    is there room for four suitcases
    child seat available
    baby seats in the car
    booster seat for my son in the chauffeur car
    can the car take a stroller
    can the car take a wheelchair
    pick up times
    at what hours can a driver pick me up
    earliest pickup
    latest pickup time
    pickup at 5 in the morning possible
    night ride at 1 am
    do drivers work on sundays
    does the driver speak chinese
    english speaking driver
    can I ask for a lady driver
    can the driver help me with the bags
    what special requests are possible
    does the driver wait while I scan my form
    can the chauffeur wait at the customs desk
    waiting time of the driver
    can I stop at an outlet on the way
    car for a day of shopping
    shopping assistant in the car
    what is the VIP airport service
    airport greeter
    someone to meet me on arrival
    meet and greet at the airport
    escort to the customs desk
    help with the forms at departure
    VIP departure assistance
    what does VIP assistance include
    is there wifi in the car
    can I bring my dog in the car
    how big is the car
    which car fits a family with bags
    van for five persons and their bags
    is there a vehicle for seven people
    VIP airport service
    vip assistance at departure
    meet and greet
    what vehicles do you offer
    how many people fit in the van
    child seat in the car
    Mercedes S class
    driver speaks chinese?
    arrival greeter
    escort for tax refund at the airport
    VIP service at the airport
    do you have VIP assistance
    someone to help me with customs at the airport
    can your staff do the tax refund for me at the airport
    how many passengers fit
    what car will it be
    Mercedes
    can someone help me at the airport with the VAT forms
    concierge at the airport
    is there a driver who speaks Russian
    drivers speaking Hindi or Arabic
    can I have a Japanese speaking driver
    which languages do your drivers speak
    a driver who speaks my language
    space for six people
    van or sedan
    wheelchair in the car
    child seat
    how many bags fit
    driver waits how long
    how many seats
    which cars
    van for six
    does the driver wait
    pickup at 5 am possible
    luggage space
    electric car
    what does the driver do at customs
    how early can I be picked up
    dog in the car
  `),
}
