import os
import resource


def write() -> None:
    """Writes the peak memory of this process, in kB, where PEAK_MEMORY_FILE says."""
    with open(os.environ["PEAK_MEMORY_FILE"], "w") as file:
        file.write(str(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss))
