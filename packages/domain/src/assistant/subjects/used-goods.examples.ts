import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    vintage watch
    pre-owned Rolex, can I claim VAT
    used goods
    second hand clothes
    antique furniture from a market in Paris
    flea market
    vintage Chanel from a reseller
    can you get tax back on pre loved bags
    antiques
    margin scheme
    secondhand store tax free
    bought a used camera
    thrift shop
    auction purchase VAT
    vintage shop in Milan does it do tax free
    old books from a bookstall
    antique dealer gave me no VAT on the invoice
    vestiaire collective bag
    refurbished phone
    second-hand jewellery
    estate jewelry
    pre owned handbag 4000 euros Paris
    used Patek from a dealer in Munich
    collectors item
    invoice says VAT margin
    is the refund possible for used watches
    flohmarkt
    vintage leather jacket from Berlin
    antique clock
    auction house
    consignment store
    luxury resale
    we found an old painting at an antiques fair in Lyon
    rare vinyl records used
    used musical instrument
    a violin from 1890
    secondhand designer clothes 300 euro in Rome, refund?
    Does a used item count
    pre-loved louis vuitton
    regime de la marge
    refurbished macbook
    second hand watch dealer
    vintage car parts
    are brocante finds eligible
    tax free on second hand goods in Germany
    Do second-hand goods count?
    Is a used bag refundable?
    Can I get VAT back on a vintage bag?
    I bought a second hand watch
    I bought a pre-owned Chanel bag
    Do I get tax back on antiques?
    antique shop
    antique vase 500 euros
    used iPhone
    used watch from a dealer
    vintage dress
    is vintage eligible
    vintage shop
    secondhand luxury
    second hand
    pre-loved
    from a flea market
    bought at an auction
    auction in Paris
    old furniture
    old coins and antiques
    used designer shoes
    goods sold under the margin scheme
    the invoice shows no VAT
    there is no VAT on my invoice because it is used
    can I claim for used things
    refurbished laptop
    collectible watch from 1970
    vintage Chanel
    pre-owned Rolex
    second hand bag from a boutique
    antique furniture
    bought on a flea market
    used camera
    vintage store in Paris
    from a private person
    pawn shop watch
    refurbished iPhone
    consignment store bag
  `),
}
