/**
 * Words with the same meaning in a question, by concept. A word may belong to several. With concepts few examples
 * suffice: "shoes" in an example also teaches "boots". By language, so that others can be added.
 */
const concepts: Record<string, Record<string, string>> = {
  en: {
    goods:
      'bag bags handbag handbags purse wallet belt shoes shoe sneakers trainers boots sandals heels coat jacket dress dresses shirt shirts suit ' +
      'skirt jeans trousers sweater scarf scarves hat gloves clothes clothing watch watches rolex patek cartier omega ring rings necklace ' +
      'bracelet earrings jewelry jewellery jewels diamond diamonds sunglasses perfume perfumes cosmetics makeup cream phone iphone laptop ' +
      'macbook computer tablet ipad camera headphones electronics tv console toy toys lego sofa chair rug lamp furniture ceramics vase ' +
      'luggage suitcase trolley gadget souvenir souvenirs backpack umbrella tie pullover leather cashmere silk shawl lenses kettle bike ' +
      'bicycle ebike pen item items goods thing things stuff merchandise product products purchase purchases birkin kelly sculpture',
    brand:
      'chanel gucci prada hermes vuitton lv dior louis burberry moncler bottega fendi celine balenciaga ysl loewe zara uniqlo primark mango hm ' +
      'apple nike adidas tiffany bulgari versace armani dolce gabbana valentino',
    store:
      'geschaft laden tienda negozio loja magasin shop shops store stores boutique boutiques mall malls outlet outlets village department galeries lafayette printemps samaritaine ' +
      'rinascente kadewe harrods corte ingles bon marche supermarket market retailer seller vendor merchant serravalle bicester',
    clerk: 'cashier seller clerk salesperson assistant salesman manager staff till checkout register vendor',
    street:
      'champs elysees haussmann montenapoleone maximilianstrasse kudamm passeig gracia rue street avenue quarter district',
    person:
      'husband wife partner boyfriend girlfriend friend friends mother father mom mum dad brother sister cousin aunt uncle parents boss ' +
      'colleague spouse fiance fiancee grandmother grandma relative relatives companion buddy roommate someone somebody person',
    child:
      'son daughter child children kid kids teenager teen teens teenage baby boy girl minor minors grandson granddaughter toddler underage',
    infirm:
      'wheelchair walker crutches disabled disability blind deaf sick ill infirm elderly old frail weak pregnant injured broken leg bedridden walk walking stand standing tired surgery hospital alzheimer',
    job: 'student students study studying studies erasmus exchange university college semester phd internship intern trainee pair school researcher professor expat permit employed working worker seconded scholarship contract',
    move: 'move moving moved relocate relocating relocation emigrate emigrating emigration permanently definitively removal removals deregister deregistering',
    home: 'live lives living reside resident residents residence residing domiciled domicile home based settled household inhabitant',
    papers:
      'passport passports citizen citizens citizenship national nationals nationality nationalities visa',
    nation:
      'american americans canadian canadians australian australians japanese chinese indian indians brazilian mexican korean russian turkish ' +
      'swiss british brit brits english norwegian israeli israelis argentine argentinian saudi emirati thai taiwanese singaporean filipino ' +
      'indonesian malaysian vietnamese ukrainian serbian egyptian moroccan nigerian colombian chilean peruvian kiwi scottish welsh',
    form: 'formulaire formulario modulo formular form forms slip slips bordereau bve der cerfa document paper papers paperwork ausfuhrschein ausfuhrkassenzettel voucher docket certificate',
    receipt:
      'quittung recibo ricevuta recu receipt receipts invoice invoices bill bills ticket slip scontrino factura fattura beleg quittung tickets',
    stamp:
      'stempel tampon tamponner sello sellar timbro timbrare abstempeln stamp stamps stamped stamping validate validated validating validation validates scan scanned scanning approve approved endorse endorsed certify unstamped unvalidated visa visto sello timbre zollstempel clear cleared',
    customs:
      'customs custom zoll douane douanes aduana dogana officer officers inspector guardia civil border',
    kiosk:
      'kiosk kiosks machine machines terminal scanner screen pablo diva otello barcode qr device monitor self service',
    broken:
      'broken error failed fails fail red orange down offline rejected reject refused refuses invalid fault crashed frozen dead defective unreadable wrong problem trouble unsuccessful outage',
    desk: 'desk desks counter counters office offices booth window point points location locations lounge bureau',
    operator:
      'operator operators planet global blue innova zapptax wevat skiptax utu vatfree taxfree premier airvat tourego',
    money:
      'ruckerstattung erstattung remboursement reembolso devolucion rimborso zuruck zuruckbekommen recuperer money cash refund refunds refunded payout payment paid payback reimbursement reimburse rimborso devolucion cashback credited',
    card: 'card cards visa mastercard amex debit credit alipay wechat paypal revolut iban bank account transfer wire wise prepaid apple unionpay',
    tax: 'steuer mehrwertsteuer impuesto impuestos imposto tasse imposta taxe taxes vat tax taxes iva tva mwst mehrwertsteuer gst detaxe duty mva ust',
    fee: 'fee fees commission commissions charge charges deduct deducted deduction cut margin percentage percent share keep keeps',
    missing:
      'vergessen oublie olvide dimenticato forgot forgotten forget missed miss skipped skip without never didnt havent hasnt wasnt isnt couldnt failed neglected no not none nothing lacking overlooked',
    lost: 'nicked pinched smashed broke shattered robbed stole steals theft thief thieves burgled burglary pickpocket pickpocketed mugged swiped snatched verloren perdu perdido perso lost lose losing misplaced stolen vanished disappeared threw thrown binned torn tore destroyed missing washed faded damaged ripped left wet soaked illegible unreadable ruined washing laundry',
    late: 'late later afterwards after already back returned expired over passed ago retroactive retroactively belated',
    early: 'early earlier before advance beforehand ahead soon prior',
    closed:
      'closed shut empty unstaffed unmanned locked strike nobody noone night midnight dawn redeye deserted',
    open: 'geoffnet offnungszeiten ouvert horaires abierto horario aperto orari open opens opening hours closes close closing timetable schedule staffed manned weekend sunday sundays saturday saturdays monday holidays holiday evening morning 24h',
    time: 'time hours hour minutes long early arrive arrival queue queues line lines wait waiting buffer rush crowded busy',
    flight:
      'vuelo volo vol flug flight flights fly flying flies plane planes airline depart departs departing departure board boarding takeoff flew flown',
    connect:
      'layover transit connecting connection connections connect transfer stopover via through change changing stop stops hop leg onward',
    land: 'car bus train ferry ship cruise boat drive driving road rail eurostar tunnel yacht motorbike coach flixbus tgv motorhome port harbour border highway camper',
    bag: 'suitcase suitcases luggage baggage bag bags carry cabin hold checked hand trolley backpack check drop belt packed pack airside landside security',
    use: 'wear wearing wore worn use using used open opened unpack unwrap eat drink tags tag label labels sealed unused box packaging consume consumed unworn',
    old: 'second secondhand used vintage antique antiques preowned preloved owned refurbished resale reseller thrift flea auction collectible estate',
    service:
      'hotel hotels hostel airbnb accommodation apartment restaurant restaurants meal meals dinner lunch breakfast cafe bar taxi uber cab tickets museum concert ' +
      'opera disneyland tour tours spa massage haircut hairdresser salon fuel petrol gas parking gym theatre theater cinema subscription repair repairs rent rental ' +
      'hire excursion lessons course dentist surgery treatment sim tailoring warranty admission entrance',
    excluded:
      'tobacco cigarettes cigarette cigars cigar vape medicine medicines medication drugs pharmacy weapon weapons gun guns rifle car cars motorcycle motorbike scooter vespa vehicle tyres tires boat aircraft gold bullion coins excluded exclusion exclusions',
    food: 'food groceries grocery chocolate chocolates cheese ham jamon macarons wine olive oil sweets candy biscuits tea coffee pasta truffle truffles gourmet delicatessen sausage salami book books textbook textbooks newspaper magazine magazines comic comics manga painting art vitamins supplements honey foie gras',
    ship: 'ship ships shipped shipping post posted mail mailed mailing courier dhl fedex ups parcel package delivered deliver delivery online internet website amazon web send sends sent container freight ordered order zalando ebay',
    mail: 'envelope mailbox letter postage post box drop address send send mail return returned hand submit',
    gift: 'gift gifts present presents gifted gifting wrapped wrapping birthday christmas anniversary souvenir wedding',
    combine:
      'combine combined combining add adding together pool join joined joining several multiple sum group merge total cumulate split both separate different two three many same each',
    minimum:
      'mindestsumme mindestbetrag mindesteinkauf mindestwert minimo minima minimale seuil minimum min mininum minimun threshold limit least lowest smallest floor spend enough qualify',
    rate: 'tasa aliquota satz taux rate rates percent percentage high much standard reduced lower level',
    deadline:
      'frist plazo scadenza delai deadline expire expires expiry expiration valid validity within until till month months days limit last latest ago long',
    country:
      'country countries rule rules condition conditions requirements regulation regulations law laws overview compare difference differences',
    new: 'new news change changed changes changing update updated recent recently latest current 2026 2025 reform digital',
    duty: 'duty duties declare declaration allowance allowances import arrival exemption gst red channel bring',
    driver:
      'chauffeur chauffeurs driver drivers limo limousine ride rides transfer transfers pickup van suv sedan vip greeter transportation mercedes lift escort',
    own: 'my mine our',
    stored:
      'calculation calculations estimate estimates history saved save bookings booking booked favorites favourites favorite favourite reservation reservations stored bookmarks bookmarked starred pinned leads',
    account:
      'password email login log sign account profile settings unsubscribe newsletter notifications register delete username dashboard',
    assistant:
      'human robot bot ai chatgpt person agent real support contact hotline who you company website official privacy gdpr data cookies',
    greeting:
      'hello hi hey thanks thank thx bonjour hola ciao merci gracias danke grazie bye goodbye morning evening cheers ok okay great cool perfect',
    elsewhere:
      'weather restaurant restaurants joke poem recipe football hotel flights beach beaches nightlife museum louvre eiffel president bitcoin invest ' +
      'homework translate capital movie horoscope python code song metro wifi covid doctor insurance dating compensation stock',
    attack:
      'ignore disregard override instructions instruction prompt system pretend developer debug admin database users user jailbreak hack fake forge cheat reveal roleplay drop select leak password passwords everyone',
    wrong:
      'wrong mistake error typo misspelled misspelt incorrect spelling correct correction amend swapped mismatch signature signed sign fill filled',
    currency:
      'dollar dollars usd currency currencies exchange convert conversion yen pound pounds yuan rupees won franc francs local dcc ecb markup',
    show: 'show shows bring need needed carry present documents checklist id license copy photo original inspect inspected proof required',
    where:
      'wo dove donde onde ou where nearest closest near map location find address floor which located situated',
    how: 'wie comment como come funktioniert fonctionne funciona funziona how explain steps step process procedure guide instructions works work start begin',
    amountless: 'how much',
  },
}

/** The concepts of a lower-case word, in any known language. */
export const conceptsOf: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      Object.values(concepts).flatMap((byConcept) =>
        Object.entries(byConcept).flatMap(([concept, words]) =>
          words.split(' ').map((word) => ({ word, concept })),
        ),
      ),
      ({ word }) => word,
    ),
  ].map(([word, found]) => [word, [...new Set(found.map(({ concept }) => concept))]]),
)
