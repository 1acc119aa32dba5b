import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    where should I shop in Madrid
    best luxury shopping areas in Paris
    which outlet near Barcelona
    does Galeries Lafayette do tax free
    luxury shops in Milan
    where can I buy designer bags in Rome
    shopping streets in Berlin
    where to buy watches in Munich
    shopping in Cannes
    what shops are in Nice
    Chanel store Paris address
    department stores in Madrid
    shopping malls with tax free
    outlet villages in Italy
    where is El Corte Inglés in Seville
    tell me about shopping in Florence
    where can I shop tax free in Lyon
    brands in La Vallée Village
    Serravalle outlet tax free
    is Las Rozas Village worth it
    shopping district Barcelona
    Is KaDeWe tax free
    rinascente tax refund
    designer outlet near Venice
    which stores are on Passeig de Gracia
    Le Bon Marche detaxe
    Printemps tax refund
    shops that offer tax free
    tax free stores near me
    where to find Hermes in Paris
    luxury brands list
    is Bicester tax free
    Maximilianstrasse shops
    Via Montenapoleone
    what can I buy in Paris
    outlet with refund desk
    The Mall Firenze tax free
    is the Apple store tax free
    does zara do tax free
    does Uniqlo in Paris offer tax refund
    does Primark do tax free
    Ku'damm shopping
    tell me about Nice
    what is there in Málaga for shopping
    Where can I go shopping in Paris?
    Where is the best shopping in Milan?
    Where should I shop in Rome?
    Which department stores are in Berlin?
    best shops in Barcelona
    what are the best shopping streets in Madrid
    luxury shopping Nice
    designer stores Munich
    Is there an outlet near Paris?
    outlet near Milan
    Is El Corte Inglés tax free?
    is Printemps tax free
    can I shop tax free at Zara
    does Louis Vuitton do tax free
    does Apple offer tax free
    where do I find Gucci in Florence
    where to buy a Rolex in Paris
    shopping in Seville
    shopping in Cologne
    shops in Cannes
    stores with tax free in Valencia
    shopping guide Florence
    which shops are tax free
    list of tax free shops
    good shops in Lyon
    outlets near Rome
    where to buy bags
    best street for watches
    phone of the boutique
    where do I find luxury in Munich
    good street for bags in Madrid
    where is Chanel in Paris
    best department store in Berlin
    which shops in Rome give tax free
    which stores do tax free
    can I shop tax free on Champs Elysees
    places to shop in Venice
    list of tax free stores
    address of Galeries Lafayette
    address of KaDeWe
    where is El Corte Ingles
    any mall near the Louvre
    big shopping street in Barcelona
    where do I buy a Rolex in Frankfurt
    does that store still exist
    is the store on the square still there
    has the shop closed for good
    is that department store still open for business
    old guide names a store, does it exist
  `),
}
