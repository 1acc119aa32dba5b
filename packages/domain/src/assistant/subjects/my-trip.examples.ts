import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how do I add a purchase
    add a receipt to my trip
    where do I type in what I bought
    enter a purchase
    how does my trip work
    what is my trip for
    list of my purchases
    keep track of my receipts here
    where do I note my forms
    note a form in the trip
    add a form
    scan the code of my form here
    scan a boarding pass into the trip
    photograph a receipt
    take a photo of the receipt in the app
    are the photos of my receipts uploaded
    is the trip saved on my phone
    my trip on two devices
    share the trip with my wife
    open my trip on another phone
    export my trip
    save the trip as a file
    download my trip
    delete a trip
    how do I delete a purchase from the trip
    plan for my last day
    last day plan
    make a plan for the departure day
    calendar file for the last day
    remind me before the deadline
    send me a reminder
    reminders by email
    can I get a reminder the evening before
    add a traveler
    two travelers in one trip
    which form goes in which bag
    put my flights in
    add my flights
    enter my flight
    does the trip know when I must be at the airport
    help at the kiosk page
    sentences to show the officer
    card in Italian for the officer
    something I can show the customs officer in their language
    letter to the shop
    write a letter to the operator for me
    letter to the consulate
    is my passport number saved in the trip
  `),
}
