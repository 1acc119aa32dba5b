import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    do you cover hotels?
    what about hotels
    hotels too?
    can I get the VAT back on my airbnb
    refund on hotel
    tax back on dinner
    museum tickets
    is the tax on a spa treatment refundable
    VAT on taxi
    can I claim for concert tickets
    do hotels count
    restaurants
    petrol for the rental car
    disneyland tickets vat refund
    guided tour tax refund
    haircut
    we paid 2000 euros for a hotel in Paris, can we get the VAT
    flight tickets
    ski pass
    massage and spa
    parking fees
    SIM card or phone plan
    subscription
    repair of my watch, can I get the VAT back
    tailoring service
    alterations on a suit
    meals and drinks
    bars and clubs
    conference fee VAT refund
    can I reclaim VAT on accommodation
    cost of dental treatment
    medical treatment in Germany vat
    hotel 900 eur in Madrid refund
    Uber rides
    car hire
    opera tickets in Milan
    do services count for tax free
    entrance fees
    boat rental
    wedding photographer in Paris VAT
    delivery fee
    gas
    coffee and croissant
    IVA on hotel stay
    language course fee
    rent for an apartment
    digital download or ebook
    gift card or voucher
    Extended warranty
    can i get the tax back from my airbnb in barcelona
    500 euros for a restaurant in Barcelona
    Can I get the VAT back on my hotel?
    Can I get tax back for a restaurant?
    Is my hotel bill refundable?
    what about my airbnb
    what about my rental car
    what about restaurants
    what about train tickets
    What about the museum?
    are meals refundable
    are flights included
    Is the VAT on taxis refundable?
    VAT on hotel in Spain
    tax on restaurant in Paris back
    we had dinner for 400 euros
    I paid 800 euros for a hotel
    hotel 600 euros Rome
    800 euros for a spa day
    car rental 300 euros
    can I claim for tickets
    concert ticket VAT back
    do I get VAT back on tours
    guided tour
    is a haircut included
    ski lessons
    massage
    Can I claim VAT on services?
    service VAT
    I had my watch repaired
    VAT on repairs
    can I claim fuel
    petrol
    gasoline
    internet and SIM card
    phone contract
    are events refundable
    parking
    accommodation tax back
    city tax
    tourist tax refund
    can I get the tourist tax back
    do I get tax back on food in restaurants
    is a boat trip refundable
    river cruise ticket
    boat tour
    do I get VAT back on a cruise
    are museum entries refundable
    Is the VAT on my hotel refunded?
    I paid for a hotel and a taxi
    uber receipts
    taxi bill refund
    are cab rides included
    train tickets and taxis
    bolt and uber trips, VAT back
    VAT on a software download
    ebooks and apps
    digital goods from a website
    online course fee
    streaming and games download
    gasoline and tolls
    diesel for the rental
    receipts from petrol stations
    restaurant receipts
    bills from hotels
    theme park entry
    beauty treatment
    boat tour and wine tasting
    phone repair
    car rental invoice
    train pass
    cooking class
    football match tickets
    tax back on the hotel
    hotel bill
    restaurant bill
    train tickets
    museum
    rental car
    spa day
    hairdresser
    tailor alterations
    repair of my watch
    can I claim dinner
    airbnb
    tourist tax
    sim card
    phone plan
    concert
    gym
    excursion
    dentist
    surgery
    flights
    gift wrapping fee
    gift card
    voucher for a department store
    bought a gift voucher
    does a gift card count
  `),
}
