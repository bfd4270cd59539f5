// Which pictures of a panel show nothing that the board above them does not show as large: what they
// offer can be clicked there, and the others get their room.

import { toldIn } from "../messages/told_in_files.js";

const LARGER = 1.3; // times as large as on the board, where both are as wide: worth its room

export async function shownTwice(board, others, { session }) {
  const told = ({ url }) => toldIn(session.api.fileAddress(url));
  const { places } = await told(board);
  const isTwice = async (file) => {
    const here = (await told(file)).spots.filter(([box]) => box);
    return here.length > 0 && here.every(([box, , names = []]) => {
      const place = places[names.find((each) => each in places)];
      return place && box[2] / file.width < (LARGER * place[2]) / board.width;
    });
  };
  const found = await Promise.all(others.map(isTwice));
  return others.filter((_, n) => found[n]);
}
