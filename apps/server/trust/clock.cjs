// Loaded into a node before its own code: its clock is as far off as the file named by TRUST_CLOCK says, in milliseconds.
const { readFileSync } = require('node:fs');

const RealDate = Date;
let offset = 0;

const read = () => {
  try {
    offset = Number(readFileSync(process.env.TRUST_CLOCK, 'utf8'));
  } catch {
    offset = 0;
  }
};

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + offset;
  }
};

read();
setInterval(read, 50).unref();
