import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    insider network
    what does the insider network do
    what is your insider service
    can you find me a Birkin
    can you source a rare bag
    help me find a Kelly bag
    can you get me a sold out watch
    find a Rolex Daytona
    where can I get a Hermès bag without waiting
    looking for a limited edition
    reseller contacts
    do you know resellers
    can the operator look for a piece for me
    personal shopper
    can you arrange a personal shopper
    shopping assistant who finds pieces
    source luxury goods for me
    access to hard to get pieces
    can you reserve a bag for me
    put me on a waiting list
    do you sell bags
    do you sell watches
    can I buy through you
    help to buy a rare piece
    find me a vintage Chanel
    who finds rare items
    wish list for luxury items
    do you guarantee that you find the bag
    is there a price for finding a bag
    how does the search for a rare bag work
    concierge shopping
    can somebody shop for me
    request a product
    special order through your network
    private sale access
    boutique appointment
    can you get an appointment at Hermès
    book an appointment at a boutique
    VIP shopping
    luxury sourcing
    do you have contacts in boutiques
    get a bag that is not in the store
  `),
}
