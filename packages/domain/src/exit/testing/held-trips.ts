/** Trips worked out by hand, as a person notes them; a line is: legs, form, bags, expected step (`trip-way.ts`, `step-summary.ts`). */
export const heldTrips: readonly (readonly [title: string, rows: string])[] = [
  [
    'direct, by codes and local times',
    `
      CDG@13:40 plane HND | france | hold:through | Charles de Gaulle Airport · before-bag-drop · PABLO kiosk · articles 37 to 42
      CDG@13:40 plane HND | spain | cabin | Charles de Gaulle Airport · before-security · stamp on paper · articles 37 to 42
      MAD@11:30 plane EZE | spain | hold:through | Madrid Airport · before-bag-drop · DIVA kiosk · articles 37 to 42
      BLQ@10:00 plane DXB | italy | hold | Bologna Airport · before-bag-drop · OTELLO desk or kiosk · articles 37 to 42
      AMS@10:00 plane JFK | germany | cabin | Amsterdam · before-boarding · stamp on paper · articles 37 to 42
      frankfurt@10:00 plane ICN | germany | hold | Frankfurt Airport · after-tagging-before-bag-drop · stamp on paper · articles 37 to 42
    `,
  ],
  [
    'a change in another member state, the bag tagged through or collected (article 40)',
    `
      CDG@09:00 plane FRA@10:20/14:15 plane HND | france | hold:through | Charles de Gaulle Airport · before-bag-drop · PABLO kiosk · article 40
      CDG@09:00 plane FRA@10:20/14:15 plane HND | france | cabin | Frankfurt Airport · after-security · stamp on paper · article 40
      CDG@09:00 plane FRA@10:20/14:15 plane HND | france | hold:1 | Frankfurt Airport · after-tagging-before-bag-drop · stamp on paper · article 40
      LIS@09:00 plane MAD@11:20/14:00 plane EZE | spain | cabin | Madrid Airport · before-security · DIVA kiosk · article 40
      BGY@09:00 plane BCN@10:40/16:00 plane JFK | italy | hold:through | Bergamo Airport · before-bag-drop · OTELLO desk or kiosk · article 40
    `,
  ],
  [
    'two changes',
    `
      NCE@07:00 plane CDG@08:35/10:00 plane FRA@11:20/14:15 plane HND | france | hold:2 | Frankfurt Airport · after-tagging-before-bag-drop · stamp on paper · article 40
      NCE@07:00 plane CDG@08:35/10:00 plane FRA@11:20/14:15 plane HND | italy | cabin | Frankfurt Airport · after-security · stamp on paper · article 40
      NCE@07:00 plane CDG@08:35/10:00 plane FRA@11:20/14:15 plane HND | italy | hold:through | Nice Airport · before-bag-drop · stamp on paper · article 40
      MUC@07:00 plane FRA@08:00/10:00 plane LHR@10:40/13:00 plane JFK | germany | cabin | Frankfurt Airport · after-security · stamp on paper · article 42
    `,
  ],
  [
    'inside one member state (article 42)',
    `
      NCE@07:00 plane CDG@08:35/13:40 plane HND | france | hold:through | Nice Airport · before-bag-drop · PABLO kiosk · article 42
      NCE@07:00 plane CDG@08:35/13:40 plane HND | france | cabin | Charles de Gaulle Airport · before-security · PABLO kiosk · article 42
      PMI@07:00 plane MAD@08:30/12:00 plane BOG | spain | hold:1 | Madrid Airport · before-bag-drop · DIVA kiosk · article 42
    `,
  ],
  [
    'one aircraft that stops (article 37(2))',
    `
      FCO@10:00 plane ATH@13:00/14:00 stop DXB | italy | hold:through | Fiumicino Airport · before-bag-drop · OTELLO desk or kiosk · article 37(2)
      FCO@10:00 plane ATH@13:00/14:00 stop DXB | italy | worn | Fiumicino Airport · after-security · OTELLO desk or kiosk · article 37(2)
    `,
  ],
  [
    'Switzerland, the United Kingdom and Norway are outside (articles 5 and 6 of the VAT directive)',
    `
      MUC@09:00 plane ZRH@10:00/13:00 plane HND | germany | cabin | Munich Airport · before-boarding · stamp on paper · articles 37 to 42
      CDG@09:00 plane LHR@09:20/12:00 plane JFK | france | hold:through | Charles de Gaulle Airport · before-bag-drop · PABLO kiosk · articles 37 to 42
      BER@09:00 plane OSL@10:40/13:00 plane JFK | germany | hold | Berlin Airport · after-tagging-before-bag-drop · stamp on paper · articles 37 to 42
    `,
  ],
  [
    'trains, roads and ships (customs office of exit)',
    `
      Gare_du_Nord@09:13 train London | france | cabin | Gare du Nord · before-boarding · PABLO kiosk · article 147
      Paris@09:13 train London_St_Pancras | italy | hold | Gare du Nord · before-boarding · stamp on paper · article 147
      Como@09:00 road Lugano | italy | cabin | Como · at-the-border · OTELLO desk or kiosk · article 147
      Malaga@09:00 ship Tangier | spain | hold | Malaga · before-boarding · DIVA kiosk · article 147
      Lyon@09:00 train Geneva | france | cabin | Geneva station (Cornavin), French customs desk · on-arrival · customs officer · French consulate in Zurich, and an operator’s help page
      Barcelona@18:00 ship Marseille@08:00+1/18:00+1 ship Tunis | spain | cabin | Marseille · before-boarding · stamp on paper · article 147
    `,
  ],
  [
    'forms that are not as their country makes them out',
    `
      CDG@13:40 plane HND | france paper | cabin | Charles de Gaulle Airport · before-security · customs officer · articles 37 to 42
      FRA@13:40 plane HND | germany electronic | cabin | Frankfurt Airport · after-security · customs officer · articles 37 to 42
      FRA@13:40 plane HND | france electronic | cabin | Frankfurt Airport · after-security · stamp on paper · articles 37 to 42
    `,
  ],
  [
    'goods of one form in several bags, or nobody said in which',
    `
      CDG@13:40 plane HND | france | hold:through+cabin | Charles de Gaulle Airport · before-bag-drop · PABLO kiosk · articles 37 to 42
      CDG@13:40 plane HND | france | - | Charles de Gaulle Airport · before-bag-drop · PABLO kiosk · articles 37 to 42
      CDG@13:40 plane HND | france | cabin+worn | Charles de Gaulle Airport · before-security · PABLO kiosk · articles 37 to 42
      CDG@09:00 plane FRA@10:20/14:15 plane HND | france | hold:through+cabin | ask · ZappTax’s help page: one missing or used article can cost the whole form · Charles de Gaulle Airport · Frankfurt Airport
      CDG@09:00 plane FRA@10:20/14:15 plane HND | france | hold:1+cabin | Frankfurt Airport · after-tagging-before-bag-drop · stamp on paper · article 40
    `,
  ],
  [
    'ask: sources disagree or end, or a name that nobody can read',
    `
      MAD@11:30 plane FRA@14:15/18:25 plane HND | spain | hold:through | ask · article 40 · Madrid Airport · Frankfurt Airport
      CDG@09:00 plane FRA@10:20/12:10 plane HND | france | cabin | ask · article 40 · Frankfurt Airport · Charles de Gaulle Airport
      CDG@09:00 plane FRA@10:20/14:15 plane HND | france | hold | ask · article 40 · Charles de Gaulle Airport · Frankfurt Airport
      MAD@09:00 plane TFS | spain | cabin | ask · articles 5 and 6 · Madrid Airport
      DUB@09:00 plane BFS | france | cabin | ask · articles 5 and 6 · Dublin
      Milan@09:00 train Zurich | italy | cabin | ask · article 147
      Milan@09:00 road Livigno | italy | cabin | ask · articles 5 and 6
      CDG@09:00 plane QQQ | france | cabin | ask · article 147
      CDG@09:00 plane London | france | cabin | ask · article 147
      CDG@09:00 plane London,_GB | france | cabin | Charles de Gaulle Airport · before-security · PABLO kiosk · articles 37 to 42
      CDG@09:00 plane VIE | france | cabin | ask · article 147
    `,
  ],
]
