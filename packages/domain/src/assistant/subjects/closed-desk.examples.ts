import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    nobody is at the desk in the early morning
    no officer there at night
    the counter is unstaffed at 5 am, what do I do
    it is 3 at night and customs is empty
    customs officer not at the counter
    nobody at the customs desk
    what if customs is closed
    I have an early flight
    flight at 6 in the morning, will somebody stamp
    desk unstaffed
    late night departure
    no customs officer there
    the counter was shut
    night flight and tax free
    red-eye flight, can I still validate
    what do I do when the desk is closed
    my plane leaves at 1 am
    the office was empty
    there was a sign closed
    detaxe closed
    early morning departure from Nice
    the customs counter is shut, we board in an hour
    customs closed in Rome
    what if nobody is there to stamp
    the refund counter was closed when I left
    departure before dawn
    flight departs at 04:30 from Madrid
    what if the desk has no staff
    is there a backup when customs is shut
    very early flight frankfurt
    office closed and kiosk off
    arrived at airport at 3am and nothing open
    flying at midnight
    we fly out at 5.45 am from Malpensa, how do we get the form validated
    the door was locked
    closed desk
    customs not open yet
    if the desk isn't open when I leave what happens to my refund
    my flight is before the customs office opens
    first flight of the day
    last flight of the night
    customs closed at Orly what should I do
    nobody answered at the customs window
    cash counter closed at night, what do I do
    strike at customs
    they were on strike
    what happens if no officer comes
    desk had already closed
    What if customs is closed when I leave?
    What if the desk is closed?
    The desk was closed, what can I do?
    Customs is closed, what now?
    Nobody is at customs
    there was nobody at the desk
    nobody there
    the office is closed
    My flight is very early, what if nobody is there?
    My flight leaves at 6 am, is that a problem?
    I have a flight at 5:30 in the morning
    flight at night
    late flight at 23:55
    my plane takes off at 3am
    we fly before dawn
    early flight
    I depart at 4 in the morning
    overnight departure
    what do I do if there is no customs officer
    no staff
    unmanned desk
    no one to stamp
    closed at night
    I couldn't stamp because it was closed
    customs strike
    the counter had closed already
    the refund counter is closed when my flight leaves
    can't get cash because the counter is closed
    airport customs not staffed early
    nobody is at the customs counter this early
    customs unmanned at 4 am, what do I do
    no officer at the desk before my flight
    desk dark in the morning, what now
    nobody there to stamp at dawn
    nobody at the counter
    desk not open at this hour
    kiosk room locked
    early flight and no officer
    customs asleep at night
    sunday evening no staff
    my flight leaves at 5 40, what about the stamp
    plane at 6 in the morning, is anybody there
    very early flight, will the desk be open
    flight at dawn from Nice and the form
    nobody at customs
    customs window is shut
    no officer around
    desk empty, flight in an hour
    kiosk off and no staff
    customs closed on Sunday night
    my flight is at 6, is anyone there
    red-eye flight, nobody at the desk
    strike at the airport
    who do I call when the desk is empty
    refund counter is closed but customs open
    shutters down
    office closes before my flight
    departing at dawn
    if no one is there, can I still claim
    what proof that the desk was closed
    queue so long that I cannot make it
    line at customs too long
  `),
}
