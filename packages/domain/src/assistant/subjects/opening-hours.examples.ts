import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    what time does customs open at Orly
    is the refund desk open on sunday
    opening times of global blue in Madrid
    is customs open 24 hours
    when does the tax refund counter close
    how late is the detaxe office open at CDG
    hours of the tax free desk at Malpensa
    is it open at night
    what are the opening hours at Frankfurt customs
    is the kiosk available at 4 in the morning
    open on christmas day?
    closed on holidays?
    till what time is the desk in Barcelona T1 open
    is someone there at 6am
    refund office hours Rome
    Are PABLO kiosks working around the clock
    when do they open in the morning
    desk hours
    is the customs office open on saturday evening in Venice
    what time can I get my form stamped in Nice
    until when is the counter open
    earliest opening at Charles de Gaulle
    is there anybody at customs at midnight
    when is the refund office at Printemps open
    do they close for lunch
    business hours detaxe
    my flight is at 23:30, is the cash desk still open then
    is El Corte Ingles tax free desk open on sundays
    how late can I cash out at Fiumicino
    weekend hours customs Malaga
    opening hours of the tax free lounge
    working hours customs Berlin
    does customs at Lyon airport open before 7
    is it staffed at 10pm
    what are the times of the refund counter
    when is the office in terminal 2 manned
    is customs desk open now
    are they open today
    open at 7:30 in the evening?
    How early do the refund counters open at Munich airport
    24h kiosk madrid?
    closing time of the tax refund desk at Gare du Nord
    What are the opening hours of customs at Munich airport?
    When does the refund desk open at Orly?
    Is the desk at Malpensa open at midnight?
    is the counter at Barcelona airport open at 6 am
    How long is the Global Blue desk open?
    Until what time is customs open in Frankfurt?
    Is customs at CDG open on Sundays?
    Is the tax free counter open now?
    opening hours
    hours of the refund office in Rome
    when is customs open
    customs hours madrid
    What time does the tax refund desk close at Fiumicino?
    is somebody at customs at 5:30 in the morning
    Is it open 24/7?
    Does the detaxe office close at night?
    hours Galeries Lafayette tax refund
    Printemps refund desk hours
    when can I go to the refund counter in Florence
    Open on Saturday?
    is it open late
    can I go there at 22:00
    Is the desk open when I get there at 4am?
    will customs be open at 7
    will the desk be open on 25 December
    open all night?
    closing time
    business hours
    till when is planet open
    are the kiosks on at night
    is the kiosk available 24 hours
    outlet village opening hours
    when does the outlet open
    till when is the designer outlet open
    closing time of the village outlet
    shopping village hours on Sunday
    open at 5
    open on sunday
    hours of the kiosk
    until when is the desk staffed
    24 hours?
    is the desk at Malaga staffed at night
    till what time is customs in Nice open
    what time does the Munich customs close
    opening times Fiumicino refund
    is Orly customs open on Sundays
    open 24 hours at CDG?
    does the counter work on public holidays
    open on Christmas day in Paris
    open at 4 in the morning in Frankfurt
    hours of the customs desk in Barcelona
    when does the refund office in Rome open
    Beauvais airport customs at 5
    does the desk close for lunch
    working hours refund counter Berlin
    is anybody there at 10 pm in Milan
    are kiosks on around the clock at Madrid
    weekend hours of customs Hamburg
    do they work late at Venice airport
    is Le Bon Marche open on Sunday
    Galeries Lafayette opening times
    hours of KaDeWe
    is Printemps open late
    La Vallee Village hours today
    when does the Rinascente close
    is the store open on Sundays
  `),
}
