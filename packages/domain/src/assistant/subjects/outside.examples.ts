import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    write a poem
    what's the best time to visit Barcelona
    things to do in Florence
    cheap flights to London
    where can I park in Milan
    recipe for paella
    what time is it in Tokyo
    movie recommendations
    how do I get to the Louvre
    best beaches near Nice
    is it safe to walk at night in Marseille
    nightlife in Berlin
    meaning of life
    help with my homework
    sing a song
    opening hours of the Eiffel Tower
    how tall is the Eiffel Tower
    do I need a visa for France
    passport renewal
    travel insurance tips
    what should I wear in December
    train from Paris to Lyon timetable
    rent an apartment in Berlin
    learn Spanish
    horoscope for today
    stock market news
    how do I lose weight
    book a flight to Rome
    what is 2+2
    who wrote Hamlet
    tell me about the history of Rome
    is my flight on time
    flight status LH400
    restaurant near the Sagrada Familia
    are museums free on Sunday
    play a game with me
    do you love me
    which phone is better, iPhone or Samsung
    covid rules
    vaccination for travel
    power plug in Italy
    tipping in restaurants in France
    my US tax return
    how do I file my taxes
    income tax in Germany
    write an email to my landlord
    what is quantum physics
    emergency number in Spain
    doctor in Madrid
    where is the nearest pharmacy
    good bars in Berlin
    speed limit in Germany
    how do I get a driving licence
    dating tips
    my girlfriend left me
    metro ticket price in Paris
    wifi at the airport
    lost my luggage, airline
    airline lost my suitcase, compensation
    flight delay compensation
    What's the weather like in Rome?
    Will it rain tomorrow?
    tell a joke
    make me laugh
    Which restaurant do you recommend in Paris?
    Where can I eat in Barcelona?
    a good hotel in Nice
    What should I see in Berlin?
    What is there to see in Madrid?
    Who won the World Cup?
    who won the match yesterday
    football results
    What is the capital of Italy?
    what is the capital of Australia
    Who is the king of Spain?
    how old is the pope
    translate hello into Spanish
    how do you say thank you in French
    write a story
    write code
    program a website in javascript
    Should I buy bitcoin?
    should I invest in stocks
    which shares should I buy
    do I need a visa for Spain
    do I need a visa for the US
    do I need a vaccination
    how do I get from the airport to the city
    how do I get to Versailles
    bus from CDG to Paris
    train times Milan Rome
    cheap hotels
    what time is it
    what day is it today
    tell me a story
    sing something
    what is love
    who invented the telephone
    solve this equation
    help me with math
    give me a recipe for pasta
    how do I cook paella
    news of today
    who will win the election
    what do you think of politics
    are you in love
    best football club
    where can I swim
    hiking trails
    is Barcelona safe
    pickpockets in Rome
    how to change a tyre
    how do I fix my car
    my head hurts
    I am sick, which medicine should I take
    book me a table
    book a hotel
    rent a flat
    find me a job in Paris
    how do I get a work visa
    how do I become a citizen
    can I drink tap water in Rome
    what should I pack
    my flight was cancelled
    I lost my passport, where is the embassy
    I lost my phone
    where do I charge my phone
    how much is a coffee in Paris
    how much is a metro ticket
    how much does a house in Spain cost
    translate thank you to German
    how do you say refund in Italian
    say good morning in Spanish
    What language do they speak in Zurich?
    how is the weather in New York
    flights to Tokyo
    visa for China
    what is the capital of Brazil
    best restaurants in London
    hotels in Amsterdam
    what time is it in Sydney
    who is the president of Mexico
    when is the tax return due in Germany
    income tax return deadline
    my airline lost my suitcase with the goods
    where do I register a company
    where can I find halal food
    vegetarian restaurant nearby
    restaurants near the hotel
    good sushi place in Milan
    kosher food in Paris
    indian restaurant close to the station
    where to have dinner tonight
    best pizza in Naples
    museum opening times
    ticket price of the Colosseum
    Prado tickets and hours
    how much is the entry to the Uffizi
    Eiffel Tower tickets
    Vatican museums booking
    what time does the cathedral open
    entry fee and timings for the palace
    sim card where to buy
    taxi fare to the airport
    cheapest hotel near the station
    swimming pool opening hours
    am I allowed a knife in my carry on
    how many liquids in hand luggage
    power bank on the plane
    can my cat fly with me
    baggage allowance with Ryanair
    how heavy may my suitcase be
    which seat is best
    online check in closes when
    lost my suitcase at the airport
    visa extension
    can I stay longer on my visa
    national holiday dates
    translate thank you into German
    what is the capital of Chile
    best gelato in Rome
    cheap hostel in Berlin
    tax return in the US
    how do I become a resident of France
    metro tickets
    where do I exchange money
    currency exchange office
    where to see flamenco
    who is the chancellor
    sim card price
    is tap water safe
    plug adapter for Italy
    pets in the cabin
    my dog in hand luggage
    scissors in hand luggage
    can I take a corkscrew in the cabin
    is perfume allowed through security
    snow globe in carry on
    cabin bag size
    flying with a baby
    weather
    best pizza
    visa for Schengen
    train times to Milan
    capital of France
    who won the match
    translate this
    recipe
    stock price
    my flight is delayed, compensation
    lost passport, where is the embassy
    hotel tip
    liquids in hand luggage
    baggage allowance of Ryanair
    is the water safe
    income tax
    property tax in Spain
    vat registration for a company
    math homework
    my holiday was ruined
    the plane was late
  `),
}
