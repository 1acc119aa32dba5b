import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    FedEx takes my purchases home
    a courier takes my goods to my country, still a refund?
    UPS sends the bag from Milan to Chile, is the tax refunded
    can the store send the goods to my home
    online purchase
    amazon order in Germany
    what if the boutique mails it to the US
    goods shipped abroad
    delivered to my hotel in Paris
    bought on a website and delivered to hotel
    send by DHL
    posting goods home
    can I ship my purchases and still get the refund
    furniture shipped by freight
    internet order
    click and collect
    order online pick up in store
    shipping a painting home
    ship wine to America
    shop offered to ship without VAT
    export by the store
    I posted the shoes home to avoid heavy luggage
    courier takes the goods
    the sofa will be sent by container
    tax free on web orders
    if the store ships directly do I pay VAT
    parcel to Australia
    FedEx my purchases
    direct export
    can I mail gifts home and claim
    shopping at zalando with tax free
    e-commerce purchase
    delivery to Japan
    unaccompanied goods
    luggage sent separately
    unaccompanied baggage by air freight
    I sent a box home by post, is it refundable
    the gallery will ship the sculpture, do I get VAT back
    bought via app and collected in the shop
    buy online
    home delivery
    have it sent
    shipped to my address overseas
    goods delivered in the EU to a friend
    they deliver the rug to New York
    ordered from apple.com with delivery to my airbnb
    furniture delivered to my home
    Can I claim if the shop ships the goods?
    The store will ship it to my home
    I had it shipped home
    They send it to my house in the US
    The shop sends it by mail
    can I mail the goods home
    I want to send the goods by post
    can I ship it myself
    I ordered on the internet
    I bought it online
    Online shopping
    is online shopping included
    online order delivered to my hotel
    can I order online and get tax free
    shop online
    bought on Amazon
    I ordered from Zalando to my hotel
    Do I get VAT back on online orders?
    does it count if I pick up an online order in the store
    pick up in store
    goods delivered to home
    deliver to my home address
    delivery overseas
    shipping by the seller
    ship furniture home
    send a sofa to the US
    posting a parcel home
    parcel
    courier shipping
    air freight
    separate luggage
    unaccompanied luggage
    my goods travel separately
    someone ships it for me
    they ship it to Texas
    posted a parcel home
    courier sends the vase
    amazon order to my flat
    bought on the website of the store
    sent part of it by mail
    a courier brings my shopping home
    DHL takes my purchases to Chile
    the store sends it to my country
    UPS carries the boxes to my house
    freight company transports the furniture
    shop arranges delivery overseas
    shop ships it to Japan
    have it shipped home
    online order to the hotel
    ordered on the website, picked up in the shop
    amazon order delivered in Paris
    sofa shipped to the US
    furniture in a container
    DHL to my home
    store sends it abroad
    can I mail the goods to myself
    posted my shopping home
    sent a parcel home
    forward by courier
    suitcase sent as freight
    unaccompanied baggage
    shop delivers to my hotel
    can the shop deliver to the airport
    the workshop crates it and sends it to Australia, do I stamp anything
    glass from Murano is packed and sent by the maker
    gallery sends the sculpture, do I show anything at customs
    furniture maker ships to Canada, is there a stamp for me
  `),
}
