internal import FirstFrameCHarfBuzz

/// Neighbouring characters of one script.
struct ScriptRun {
  var script: hb_script_t
  var range: Range<Int>
}
