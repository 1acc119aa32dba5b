import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how much time do I need for customs
    is there a long queue
    how many hours before my flight
    waiting time at the detaxe
    how long are the lines at Madrid airport
    how much time should I plan
    what time should I come to the airport
    is one hour enough
    queues at Fiumicino
    do I need extra time for tax free
    when to arrive
    my flight is at 14:00, when should I get there
    hours before departure
    busy times
    how long does it take at the kiosk
    how long does customs take
    wait at customs
    is 2 hours enough for the refund
    how early can I do the tax refund
    how long before the Eurostar
    queue time
    arrive early?
    time needed at the airport
    how much earlier than normal should I come
    how bad are the lines in summer
    peak hours
    will I miss my flight because of tax free
    connection of 90 minutes, enough for detaxe?
    3 hours before?
    buffer
    plan time for validation
    I'm worried about the queue at CDG
    how long to get the stamp
    is the line long on sundays
    when do I have to leave the hotel
    leave Paris at what time for a noon flight
    what time should I leave for the airport
    short layover, time for customs
    how much in advance
    recommended arrival time
    how long will I stand in line
    should I come earlier to do the refund
    How early should I be at the airport?
    How long before my flight should I be there?
    When should I be at the airport for the refund?
    How much time do I need at the airport for tax free?
    how much time for detaxe
    How long is the queue at CDG?
    How long do I have to wait at customs?
    Are there long lines?
    is there a queue
    Is two hours before the flight enough?
    is 90 minutes enough
    is one hour enough for customs
    what time should I arrive for a 10 am flight
    When should I leave my hotel?
    how early at the station
    how early for the Eurostar
    time before train
    how many hours early
    extra time
    How busy is it?
    waiting times
    wait time
    is there enough time
    do I have enough time for tax refund with a 2 hour connection
    how long does validation take
    how long does the refund take at the airport
    does it take long at the kiosk
    how long should I plan
    when must I be there
    arrive at the airport
    Do I have to line up for long?
    is the line at customs long
    how bad is the queue
    will I have to queue for ages
    how many hours before the flight for the refund
    hrs before flight for the tax thing
    how much before take off should I do the tax refund
    how long before my flight must I do customs
    how much extra time
    three hours enough?
    is two hours before enough
    how long is the queue
    do I need more time at the airport
    how busy is customs in the morning
    summer crowds at the kiosk
    when to be at the airport
    time buffer for the tax thing
    how long does scanning take
    long lines?
    how many minutes per form
    best time to go to customs
    when should I get to the station
    is one hour enough for the Eurostar
  `),
}
