/** Journeys out of the Union worked out by hand; a line is: way, form, bag, expected step (see the test beside it). */
export const heldJourneys: readonly (readonly [title: string, rows: string])[] = [
  [
    'direct flights: that airport, before the bag is given away (articles 37 to 42)',
    `
      CDG plane NRT | france | hold | Charles de Gaulle Airport · before-bag-drop · PABLO kiosk · articles 37 to 42
      CDG plane NRT | france | cabin | Charles de Gaulle Airport · before-security · PABLO kiosk · articles 37 to 42
      CDG plane JFK | italy | hold | Charles de Gaulle Airport · before-bag-drop · stamp on paper · articles 37 to 42
      MAD plane EZE | spain | hold | Madrid Airport · before-bag-drop · DIVA kiosk · articles 37 to 42
      MAD plane EZE | france | cabin | Madrid Airport · before-security · stamp on paper · articles 37 to 42
      MXP plane DXB | italy | hold | Malpensa Airport · before-bag-drop · OTELLO desk or kiosk · articles 37 to 42
      FCO plane JFK | italy | cabin | Fiumicino Airport · after-security · OTELLO desk or kiosk · articles 37 to 42
      FCO plane JFK | germany | cabin | Fiumicino Airport · after-security · stamp on paper · articles 37 to 42
      FRA plane NRT | germany | hold | Frankfurt Airport · after-tagging-before-bag-drop · stamp on paper · articles 37 to 42
      FRA plane NRT | spain | cabin | Frankfurt Airport · after-security · stamp on paper · articles 37 to 42
      BER plane IST | germany | cabin | Berlin Airport · before-boarding · stamp on paper · articles 37 to 42
      AGP plane LHR | spain | hold | Malaga Airport · before-bag-drop · DIVA kiosk · articles 37 to 42
      DUS plane IST | germany | cabin | Dusseldorf Airport · after-security · stamp on paper · articles 37 to 42
      LIS plane JFK | PT | cabin | Lisbon · before-boarding · as the form says · articles 37 to 42
      AMS plane JFK | france | hold | Amsterdam · before-bag-drop · stamp on paper · articles 37 to 42
      Cannes plane DXB | france | hold | Nice Airport · before-bag-drop · PABLO kiosk · articles 37 to 42
      Marbella plane LHR | spain | cabin | Malaga Airport · before-boarding · DIVA kiosk · articles 37 to 42
      Paris plane NRT | france | cabin | Paris · before-boarding · PABLO kiosk · articles 37 to 42
    `,
  ],
  [
    'a change in another member state: the first for a bag tagged through, the last for the cabin (article 40)',
    `
      CDG plane FRA plane NRT | france | hold through | Charles de Gaulle Airport · before-bag-drop · PABLO kiosk · article 40
      CDG plane FRA plane NRT | france | cabin | Frankfurt Airport · after-security · stamp on paper · article 40
      CDG plane:200 FRA plane NRT | france | cabin | Frankfurt Airport · after-security · stamp on paper · article 40
      MAD plane FRA plane JFK | spain | cabin | Frankfurt Airport · after-security · stamp on paper · article 40
      MAD plane FRA plane JFK | france | hold through | Madrid Airport · before-bag-drop · stamp on paper · article 40
      MUC plane CDG plane JFK | germany | hold through | Munich Airport · after-tagging-before-bag-drop · stamp on paper · article 40
      MUC plane CDG plane JFK | germany | cabin | Charles de Gaulle Airport · before-security · stamp on paper · article 40
      MUC plane CDG plane JFK | france | cabin | Charles de Gaulle Airport · before-security · PABLO kiosk · article 40
      FLR plane FRA plane JFK | italy | hold through | Florence Airport · before-bag-drop · OTELLO desk or kiosk · article 40
      FLR plane FRA plane JFK | italy | cabin | Frankfurt Airport · after-security · stamp on paper · article 40
      VCE plane AMS plane JFK | italy | cabin | Amsterdam · before-boarding · stamp on paper · article 40
      NCE plane MAD plane EZE | spain | cabin | Madrid Airport · before-security · DIVA kiosk · article 40
      NCE plane MAD plane EZE | spain | hold through | Nice Airport · before-bag-drop · stamp on paper · article 40
      HAM plane MUC plane CDG plane NRT | germany | hold through | Hamburg Airport · after-tagging-before-bag-drop · stamp on paper · article 40
      HAM plane MUC plane CDG plane NRT | germany | hold 1 | Munich Airport · after-tagging-before-bag-drop · stamp on paper · article 40
      HAM plane MUC plane CDG plane NRT | germany | cabin | Charles de Gaulle Airport · before-security · stamp on paper · article 40
    `,
  ],
  [
    'a bag that is collected and checked in again: where it is given away for the leg out',
    `
      CDG plane FRA plane NRT | france | hold 1 | Frankfurt Airport · after-tagging-before-bag-drop · stamp on paper · article 40
      MAD plane FRA plane JFK | spain | hold 1 | Frankfurt Airport · after-tagging-before-bag-drop · stamp on paper · article 40
      NCE plane ORY road CDG plane NRT | france | hold through | Charles de Gaulle Airport · before-bag-drop · PABLO kiosk · articles 37 to 42
      Strasbourg train FRA plane JFK | france | hold | Frankfurt Airport · after-tagging-before-bag-drop · stamp on paper · articles 37 to 42
    `,
  ],
  [
    'a change inside one state: the first for the hold, the last for the cabin (article 42)',
    `
      NCE plane CDG plane NRT | france | hold through | Nice Airport · before-bag-drop · PABLO kiosk · article 42
      NCE plane CDG plane NRT | france | cabin | Charles de Gaulle Airport · before-security · PABLO kiosk · article 42
      SVQ plane MAD plane EZE | spain | hold through | Seville Airport · before-bag-drop · DIVA kiosk · article 42
      SVQ plane MAD plane EZE | spain | cabin | Madrid Airport · before-security · DIVA kiosk · article 42
      MUC plane FRA plane NRT | germany | cabin | Frankfurt Airport · after-security · stamp on paper · article 42
    `,
  ],
  [
    'one aircraft that only stops: where it is boarded, for both (article 37(2))',
    `
      FCO plane ATH stop DXB | italy | cabin | Fiumicino Airport · after-security · OTELLO desk or kiosk · article 37(2)
      FCO plane ATH stop DXB | italy | hold | Fiumicino Airport · before-bag-drop · OTELLO desk or kiosk · article 37(2)
      MUC plane VIE plane ATH stop DXB | germany | cabin | Vienna · before-boarding · stamp on paper · article 37(2)
      MUC plane VIE plane ATH stop DXB | germany | hold through | Munich Airport · after-tagging-before-bag-drop · stamp on paper · article 40
    `,
  ],
  [
    'a change in Switzerland, the United Kingdom, Norway or Iceland: the EU airport before it (articles 5 and 6 of the VAT directive)',
    `
      MUC plane ZRH plane NRT | germany | cabin | Munich Airport · before-boarding · stamp on paper · articles 37 to 42
      CDG plane LHR plane JFK | france | hold through | Charles de Gaulle Airport · before-bag-drop · PABLO kiosk · articles 37 to 42
      BER plane OSL plane JFK | germany | hold | Berlin Airport · after-tagging-before-bag-drop · stamp on paper · articles 37 to 42
      CDG plane KEF plane JFK | france | cabin | Charles de Gaulle Airport · before-security · PABLO kiosk · articles 37 to 42
      MAD plane CDG plane LHR plane JFK | spain | cabin | Charles de Gaulle Airport · before-security · stamp on paper · article 40
    `,
  ],
  [
    'trains, roads and ships: the last station, post or port (customs office of exit, article 147)',
    `
      GareDuNord train LHR | france | cabin | Gare du Nord · before-boarding · PABLO kiosk · article 147
      Paris train LHR | germany | cabin | Gare du Nord · before-boarding · stamp on paper · article 147
      Paris train Brussels train LHR | france | cabin | Brussels · before-boarding · stamp on paper · article 147
      Como road Lugano | italy | cabin | Como · at-the-border · OTELLO desk or kiosk · article 147
      Lyon road GVA plane JFK | france | hold | Lyon · at-the-border · PABLO kiosk · article 147
      BCN road Andorra | spain | cabin | Barcelona · at-the-border · DIVA kiosk · article 147
      BCN ship Marseille ship Tunis | spain | cabin | Marseille · before-boarding · stamp on paper · article 147
      AGP ship Tangier | spain | hold | Malaga · before-boarding · DIVA kiosk · article 147
      Budapest train Belgrade | italy | cabin | Budapest · before-boarding · stamp on paper · article 147
      Monaco road NCE plane DXB | france | hold | Nice Airport · before-bag-drop · PABLO kiosk · articles 37 to 42
    `,
  ],
  [
    'ask, where sources end or disagree',
    `
      MAD plane FRA plane NRT | spain | hold through | ask · article 40 · Madrid Airport · Frankfurt Airport
      MAD plane FRA plane NRT | spain | hold | ask · article 40 · Madrid Airport · Frankfurt Airport · Frankfurt Airport
      AGP plane MAD plane FRA plane NRT | spain | hold through | ask · article 40 · Malaga Airport · Frankfurt Airport
      MAD plane LIS stop JFK | spain | cabin | ask · article 37(2) · Madrid Airport · Lisbon
      CDG plane:90 FRA plane NRT | france | cabin | ask · article 40 · Frankfurt Airport · Charles de Gaulle Airport
      CDG plane FRA plane NRT | france | hold | ask · article 40 · Charles de Gaulle Airport · Frankfurt Airport
      NCE plane CDG plane NRT | france | hold | ask · article 42 · Nice Airport · Charles de Gaulle Airport
      Lyon train LHR | france | cabin | ask · article 147
      GareDeLyon train ZRH | france | cabin | ask · ZappTax’s help page · on the way
      Milan train ZRH plane NRT | italy | cabin | ask · article 147
      Lyon train GVA | italy | cabin | ask · ZappTax’s help page · on the way
      Milan road Livigno | italy | cabin | ask · articles 5 and 6
      MAD plane TFS plane JFK | spain | hold through | ask · articles 5 and 6 · Madrid Airport
      CDG plane PTP | france | cabin | ask · articles 5 and 6 · Charles de Gaulle Airport
      DUB road BFS plane JFK | france | cabin | ask · articles 5 and 6
      Larnaca road Nicosia | CY | cabin | ask · articles 5 and 6
      AGP road Gibraltar | spain | cabin | ask · articles 5 and 6
      AGP ship Ceuta | spain | cabin | ask · articles 5 and 6 · Malaga
      Stockholm ship Mariehamn | SE | cabin | ask · articles 5 and 6 · Stockholm
      CDG plane LHR plane MAD plane EZE | france | cabin | ask · article 147 · Madrid Airport
      TFS plane MAD plane EZE | spain | cabin | ask · article 147 · Madrid Airport
      CDG plane VIE | france | cabin | ask · article 147
      CDG plane LHR plane MAD | france | cabin | ask · article 147
      LHR plane JFK | france | hold | ask · article 147
    `,
  ],
]
