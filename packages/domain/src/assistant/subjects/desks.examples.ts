import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    refund counter inside a department store
    where in the department store do they make the forms
    tax free counter at the store in Berlin
    where are forms handled in the store
    closest tax refund office to my hotel in Rome
    nearest refund counter
    tax free kiosk in terminal 1
    location of the Planet counter in Madrid
    which floor is customs on
    where is the tax refund at the airport
    is there a cash counter in Venice
    customs office Munich airport terminal 2
    tax refund office champs elysees
    where do I find the pablo machines
    which terminal has the detaxe
    can i get refunded in downtown Berlin
    places to get tax refund in Florence
    where should I go at Venice Marco Polo with my form
    CDG 2F?
    map of refund desks
    is there customs at Lyon airport
    where is the stamp office at the airport in Dusseldorf
    Tax free lounge paris
    global blue lounge location
    I'm at CDG terminal 1 right now where do i go
    where can I find customs at Barcelona Sants
    Galeries Lafayette refund desk
    where in Milan do I get money back
    Is there a validation machine at Atocha
    detaxe desk printemps haussmann
    does El Corte Ingles Castellana have a tax refund desk
    what are the refund counters at Munich
    Is there a tax refund at Hamburg airport
    Where can I find the tax refund desk at Malpensa?
    Where is customs at Frankfurt airport?
    Where do I validate at Nice airport?
    Where do I get my form stamped at Munich airport?
    where do I get the stamp at Barcelona airport
    where do I scan my form in Nice airport
    Where can I claim at Orly?
    can I claim at Lyon airport
    can I get my tax back at Venice airport
    Are there PABLO kiosks at Orly?
    are there kiosks at the station
    is there a kiosk in terminal 2F
    Milan airport vat refund
    Barcelona airport tax free
    paris airport vat refund
    Munich airport vat refund
    Nice airport detaxe
    Malpensa global blue
    FCO planet
    CDG global blue
    BCN vat refund office
    airport refund madrid
    Where's the Global Blue desk in Madrid airport?
    how do I find customs in terminal 4
    Which terminal is the tax refund office in?
    Where in the airport do I go for tax free?
    Is there a refund counter at Marseille airport?
    is there a customs desk at Gare de Lyon
    Is there a tax refund office in Florence?
    Where can I get a tax refund in the city of Barcelona?
    tax refund office in Milan city
    refund points in Paris
    refund offices near me
    refund points near Printemps in Paris
    refund counters near the Champs-Elysees
    where to cash my tax refund in Berlin
    Global Blue office Rome
    where's planet in Paris
    tax free office Nice
    I'm at Malpensa. Where is customs?
    we are at Terminal 1 in Madrid, where do we go
    location of customs at Dusseldorf airport
    zoll frankfurt flughafen
    dogana fiumicino dove
    aduana barajas
    détaxe CDG terminal 2E
    what is the closest desk to gate A
    Show me the refund desks in Seville
    list of refund offices in Madrid
    refund desk at Rome Termini
    terminal 2 customs desk
    customs at CDG
    refund desk
    tax refund desk at Berlin airport
    Malaga airport
    where's the tax refund at terminal 1 of CDG
    I can't find the refund desk
    where do I have to go at the airport
    phone number of customs in Barcelona
    what's the phone number of the customs desk at Madrid airport
    which number do I call for customs at Lyon airport
    phone of the refund office in Florence
    can I call the desk at Malpensa
    do they have a desk in Strasbourg
    what is there at Stuttgart airport
    where at Bergamo airport
    export papers customs at the airport
    customs for the export certificate at BER
    airport customs for tax free papers
    customs office for export forms in Munich
    who runs the refund counter in terminal 1
    which company has the counter in T2E
    tax free desk in the outlet village
    is there a desk at the designer outlet
    where can I stamp at the airport of Stuttgart
    where do they stamp in Düsseldorf airport
    refund place in the center of Milan
    where in town can I get tax free money
    any counter downtown
    tax refund office near the Duomo
    where do I go with the form in Rome city
    which floor is the tax free desk
    door number for the détaxe
    global blue office in Munich
    planet counter address
    at which gate is customs
    where exactly is the kiosk
    how do I find the tax refund in terminal 2
    is there a refund point in the outlet
    tax free lounge where
    customs counter number in Düsseldorf
    customs at Munich airport
    which terminal has the customs in Barcelona
    where do I scan at Orly
    kiosk location CDG
    refund counter in Terminal 1 Malpensa
    tax refund office in Florence town
    where is the Planet desk in Madrid
    Global Blue office near the Duomo
    how do I find the PABLO machine in Nice
    where exactly is DIVA in Barajas
    is there a counter downtown
    customs office at the Gare du Nord
    nearest refund office to my hotel in Rome
    phone number of the customs in Frankfurt
    number of the refund desk at Fiumicino
    tel of the counter
    is the desk before passport control
    kiosk in terminal 2F
    does Girona airport have a machine
    is there a desk at Lyon airport
    map of the desks at CDG
    departures hall or arrivals hall
    is there customs at Marseille airport
    what is at Valencia airport
    gate area desk Munich
    flying home from CDG, where do I go
    where do I go at the airport
    which desk do I go to at Orly
    fly out of Munich, which counter is mine
  `),
}
