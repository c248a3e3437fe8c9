const pad = (value) => String(value).padStart(2, '0');

/** The running time (minutes:seconds, then the frame) in the lower end corner, with a ring that fills over the clip. */
export function timeCode(g, { width, height, t, duration, fps }) {
  const seconds = Math.floor(t + 1e-6);
  const frame = Math.round((t - seconds) * fps);
  const x = width - 64;
  const y = height - 60;
  g.save();
  g.fillStyle = 'rgba(22, 12, 24, 0.55)';
  g.beginPath();
  g.roundRect(x - 196, y - 30, 232, 60, 30);
  g.fill();
  g.lineWidth = 5;
  g.strokeStyle = 'rgba(255, 246, 232, 0.25)';
  g.beginPath();
  g.arc(x, y, 15, 0, Math.PI * 2);
  g.stroke();
  g.strokeStyle = '#ffb340';
  g.beginPath();
  g.arc(x, y, 15, -Math.PI / 2, -Math.PI / 2 + (Math.PI * 2 * t) / duration);
  g.stroke();
  g.fillStyle = '#fff6e8';
  g.textBaseline = 'middle';
  g.textAlign = 'right';
  g.font = "600 34px 'Anek Latin'";
  g.fontVariantCaps = 'normal';
  g.fillText(`${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`, x - 68, y + 3);
  g.font = "500 22px 'Anek Latin'";
  g.fillStyle = 'rgba(255, 246, 232, 0.7)';
  g.fillText(pad(frame), x - 32, y + 5);
  g.restore();
}
