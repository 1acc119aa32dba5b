import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    may my husband present it to the officer in my place
    can my daughter go to customs with my goods instead of me
    my friend shows my shopping at the desk for me
    Can I put it on my wife's passport
    can somebody else validate for me
    my friend flies home before me, can she take the form
    another person takes the goods
    can I use my father's passport
    purchase on behalf of someone
    the same for my wife please
    the form is in my wife's name but I fly alone
    does the card holder have to be the traveller
    card of my husband, form in my name
    paid by somebody else
    can my assistant do the detaxe
    my friend lives in Paris and buys for me
    can a resident buy it and I export
    my mother bought it but I take it home
    form in my sister's name
    does the buyer have to be at customs in person
    can I export goods bought by another
    company purchase
    can a friend with non EU passport claim for me
    my cousin will carry the bag
    I bought for my boss
    daigou shopping for clients
    personal shopper bought it
    do I have to be there in person
    my boyfriend is EU citizen and paid with his card
    who has to be named on the form
    different person at customs
    someone else's passport
    can my travel group leader do all the forms
    tour guide validates for the group
    parents take my goods home
    I live in Spain, can my American friend claim for me
    may I give the form to a friend
    proxy
    my wife has a European passport and I don't, whose name
    claim in my partner's name
    use the name of a tourist friend
    my partner leaves a week earlier with the goods
    transfer the form to another traveller
    name of the payer and name on the form differ
    my husband pays, I'm the tourist
    can a colleague take it
    Can my wife claim for me?
    Can my husband do it for me?
    Can someone else take the goods out?
    Can someone else go to customs for me?
    Can my friend validate my form?
    My friend takes the bag home for me
    can I give the form to my mother
    Can I use my wife's passport?
    In whose name should the form be?
    Whose name must be on the form?
    my husband paid with his card
    I paid with my husband's card
    the card is in another name
    does the buyer need to export it himself
    Do I have to go to customs myself?
    must I be there in person
    can a local friend buy it for me
    a friend in Paris bought it for me
    I bought it for a friend who lives here
    my wife flies earlier than me
    my husband leaves tomorrow with the goods
    my partner is European
    my wife is an EU citizen
    can my brother export it
    on behalf of my parents
    for another person
    for somebody else
    shopping for others
    someone else's form
    person on the form isn't travelling
    the group leader takes all forms
    my friend who lives in Paris buys me a bag, can I claim
    a resident friend pays, I export
    can the hotel do the tax free for me
    can the concierge of my hotel validate my form
    can my guide do it for me
    can my driver scan the form
    can the chauffeur take my papers to customs
    my driver goes to the officer while I wait in the car
    may the driver scan my papers
    could the chauffeur do the stamping for us
    can an agent do the customs part on my behalf
    the greeter takes my goods to the desk alone
    is it ok if my guide scans it while I have lunch
    can airport staff scan it for me
    my assistant goes to the kiosk with my passport
    my grandmother cannot walk to the kiosk, may I do it for her
    my mother is old and can't come to the counter
    my father is in a wheelchair, can I scan his form
    may I do the scan for my parents
    my dad uses a walker, can I do the machine for him
    grandmother cannot stand in the queue, may I scan her form
    mom is sick in the hotel, can I take her papers to customs
    he is disabled, does he have to go to the desk in person
    my aunt broke her leg, who presents the goods
    elderly parents, do they have to come to the kiosk themselves
    must the person on the form be there
    does she need to come herself or can I do it
    form belongs to my mother in law, I carry it
    my husband already flew home, I still have his form
    she is pregnant and tired, can I stand in line instead
    wife stays at the gate with the kids while I scan both forms
    scan a friend's form for him
    can a tour guide scan for the group
    one of us goes to the kiosk with all passports
    i hold all the forms of the family, enough if i go
    can i use someone else's passport at the shop
    buying on a friends passport
    person on form not travelling
    someone else flies with my bag
    can the kiosk be done by my teenage son for me
    my mother cannot walk to the kiosk at CDG, may I scan
    my mom is 80 and cannot stand, can I do it at Nice airport
    dad is blind and the form is his
    she is in hospital, the form is in her name
    he sits in a wheelchair, must he come along
    the buyer is ill, who shows the goods
    my grandfather does not walk well
    his leg is broken and the desk is far
    mother in law has the form but stays in the taxi
    can she wait on a bench while I scan
    my wife is sick today and cannot come to customs
    does an old person have to queue
    my husband takes it home for me
    friend carries it out
    someone else flies with the bag
    form in my name, bag with my sister
    can the guide scan my forms
    tour leader does it for the group
    mom can't walk to the machine
    my father is ill, may I go for him
    my wife bought it, I travel
    the buyer flies on another day
    I fly earlier than my husband who has the goods
    we are on different flights
    power of attorney
    assistant flies back with it
    bought by my boss
    can the hotel do it for me
    send a relative to customs
    can I do it for my grandmother
    family forms, one person goes to the desk
    can one person scan for all of us
    do all of us have to queue
    must the kids come along to the desk
    who must be present
  `),
}
